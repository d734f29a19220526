import XCTest

@testable import Stage2

/// Checks that the screen is bound to its view model, in both directions.
final class BindingTests: XCTestCase {
    func testOddEvenOutputIsShownInItsLabel() {
        let controller = loadedController()
        controller.viewModel.resultOddEven?("Genap")
        XCTAssertEqual(
            controller.oddEvenResultLabel.text, "Genap",
            "oddEvenResultLabel after viewDidLoad() and the output \"Genap\"")
        XCTAssertNil(
            controller.numberFormatterResultLabel.text,
            "resultOddEven has nothing to show in numberFormatterResultLabel")
    }

    func testNumberFormatterOutputIsShownInItsLabel() {
        let controller = loadedController()
        controller.viewModel.resultNumberFormatter?("Rp 10")
        XCTAssertEqual(
            controller.numberFormatterResultLabel.text, "Rp 10",
            "numberFormatterResultLabel after viewDidLoad() and the output \"Rp 10\"")
        XCTAssertNil(
            controller.oddEvenResultLabel.text,
            "resultNumberFormatter has nothing to show in oddEvenResultLabel")
    }

    func testTapCallsTheInput() {
        let controller = loadedController()
        var results: [String] = []
        controller.viewModel.resultOddEven = { results.append($0) }
        controller.oddEvenTextField.text = "3"
        controller.didTapFindOddEven()
        XCTAssertEqual(
            results, ["Ganjil"],
            "calls of the view model's resultOddEven after didTapFindOddEven() with \"3\"")
    }

    func testTypingCallsTheInput() {
        let controller = loadedController()
        var results: [String] = []
        controller.viewModel.resultNumberFormatter = { results.append($0) }
        controller.numberFormatterTextField.text = "1001"
        controller.textFieldDidChangeSelection(controller.numberFormatterTextField)
        XCTAssertEqual(
            results, ["Rp 1.001"],
            "calls of the view model's resultNumberFormatter after typing \"1001\"")
    }

    func testTapShowsTheAnswer() {
        let controller = loadedController()
        let cases = [("2", "Genap"), ("3", "Ganjil"), ("", "Please put number")]
        for (text, expected) in cases {
            controller.oddEvenTextField.text = text
            controller.didTapFindOddEven()
            XCTAssertEqual(
                controller.oddEvenResultLabel.text, expected,
                "oddEvenResultLabel after didTapFindOddEven() with \"\(text)\" in oddEvenTextField")
        }
    }

    func testTypingShowsThePrice() {
        let controller = loadedController()
        let cases = [("0", "Rp 0"), ("100000", "Rp 100.000"), ("x", "Please put number")]
        for (text, expected) in cases {
            controller.numberFormatterTextField.text = text
            controller.textFieldDidChangeSelection(controller.numberFormatterTextField)
            XCTAssertEqual(
                controller.numberFormatterResultLabel.text, expected,
                "numberFormatterResultLabel after typing \"\(text)\" in numberFormatterTextField")
        }
    }

    func testEachActionLeavesTheOtherLabelAlone() {
        let controller = loadedController()
        controller.oddEvenTextField.text = "2"
        controller.numberFormatterTextField.text = "1001"
        controller.numberFormatterResultLabel.text = "as before"
        controller.didTapFindOddEven()
        XCTAssertEqual(
            texts(of: controller), ["Genap", "as before"], "both labels after didTapFindOddEven()")
        controller.oddEvenResultLabel.text = "as before"
        controller.textFieldDidChangeSelection(controller.numberFormatterTextField)
        XCTAssertEqual(
            texts(of: controller), ["as before", "Rp 1.001"],
            "both labels after textFieldDidChangeSelection(_:)")
    }

    func testUntouchedFieldsGivePleasePutNumber() {
        let controller = loadedController()
        controller.didTapFindOddEven()
        controller.textFieldDidChangeSelection(controller.numberFormatterTextField)
        XCTAssertEqual(
            controller.oddEvenResultLabel.text, "Please put number",
            "oddEvenResultLabel after didTapFindOddEven() with no text in oddEvenTextField")
        XCTAssertEqual(
            controller.numberFormatterResultLabel.text, "Please put number",
            "numberFormatterResultLabel after a change to no text in numberFormatterTextField")
    }

    func testScreenIsFreedWithItsOutputsSet() {
        weak var freed: SecondBasicViewController?
        do {
            let controller = loadedController()
            freed = controller
            controller.viewModel.resultOddEven?("Genap")
            controller.viewModel.resultNumberFormatter?("Rp 10")
            XCTAssertEqual(
                controller.oddEvenResultLabel.text, "Genap",
                "oddEvenResultLabel after viewDidLoad() and the output \"Genap\"")
            XCTAssertEqual(
                controller.numberFormatterResultLabel.text, "Rp 10",
                "numberFormatterResultLabel after viewDidLoad() and the output \"Rp 10\"")
        }
        XCTAssertNil(
            freed, "the screen after its owner has let go: its outputs have to hold it weakly")
    }

    /// What the two labels show.
    private func texts(of controller: SecondBasicViewController) -> [String] {
        [controller.oddEvenResultLabel, controller.numberFormatterResultLabel].map {
            $0.text ?? "nil"
        }
    }

    private func loadedController() -> SecondBasicViewController {
        let controller = SecondBasicViewController()
        controller.viewDidLoad()
        return controller
    }
}
