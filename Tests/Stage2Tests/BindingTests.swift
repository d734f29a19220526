import XCTest

@testable import Stage2

/// Checks that the screen is bound to its view model, in both directions.
///
/// Bugs in the view model count only in its own exercises. Here a label is right if it shows what
/// the view model reports.
final class BindingTests: XCTestCase {
    func testOddEvenOutputIsShownInItsLabel() {
        let controller = loadedController()
        XCTAssertEqual(
            controller.viewModel.resultOddEven != nil, true,
            "whether viewModel.resultOddEven is set after viewDidLoad(): "
                + "set it on the screen's viewModel itself, not on a copy")
        controller.viewModel.resultOddEven?("Genap")
        XCTAssertEqual(
            controller.oddEvenResultLabel.text, "Genap",
            "oddEvenResultLabel after viewDidLoad() and resultOddEven(\"Genap\")")
        XCTAssertNil(
            controller.numberFormatterResultLabel.text,
            "numberFormatterResultLabel after resultOddEven(\"Genap\"): it must not change")
    }

    func testNumberFormatterOutputIsShownInItsLabel() {
        let controller = loadedController()
        XCTAssertEqual(
            controller.viewModel.resultNumberFormatter != nil, true,
            "whether viewModel.resultNumberFormatter is set after viewDidLoad(): "
                + "set it on the screen's viewModel itself, not on a copy")
        controller.viewModel.resultNumberFormatter?("Rp 10")
        XCTAssertEqual(
            controller.numberFormatterResultLabel.text, "Rp 10",
            "numberFormatterResultLabel after viewDidLoad() and resultNumberFormatter(\"Rp 10\")")
        XCTAssertNil(
            controller.oddEvenResultLabel.text,
            "oddEvenResultLabel after resultNumberFormatter(\"Rp 10\"): it must not change")
    }

    func testTapCallsTheInput() {
        let controller = boundController()
        var results: [String] = []
        var expected: [String] = []
        controller.viewModel.resultOddEven = { results.append($0) }
        controller.oddEvenTextField.text = "3"
        controller.didTapFindOddEven()
        var viewModel = SecondBasicViewModel()
        viewModel.resultOddEven = { expected.append($0) }
        viewModel.isEven(text: "3")
        XCTAssertEqual(
            results, expected,
            "calls to the view model's resultOddEven after didTapFindOddEven() with \"3\" in "
                + "oddEvenTextField")
    }

    func testTypingCallsTheInput() {
        let controller = boundController()
        var results: [String] = []
        var expected: [String] = []
        controller.viewModel.resultNumberFormatter = { results.append($0) }
        controller.numberFormatterTextField.text = "1001"
        controller.textFieldDidChangeSelection(controller.numberFormatterTextField)
        var viewModel = SecondBasicViewModel()
        viewModel.resultNumberFormatter = { expected.append($0) }
        viewModel.numberFormatter(text: "1001")
        XCTAssertEqual(
            results, expected,
            "calls to the view model's resultNumberFormatter after typing \"1001\" in "
                + "numberFormatterTextField")
    }

    func testTapShowsTheAnswer() {
        let controller = boundController()
        let expected = ExpectedLabels()
        for text in ["2", "3", ""] {
            controller.oddEvenTextField.text = text
            controller.didTapFindOddEven()
            expected.viewModel.isEven(text: text)
            XCTAssertEqual(
                controller.oddEvenResultLabel.text, expected.oddEven,
                "oddEvenResultLabel after didTapFindOddEven() with \"\(text)\" in oddEvenTextField")
        }
    }

    func testTypingShowsThePrice() {
        let controller = boundController()
        let expected = ExpectedLabels()
        for text in ["0", "100000", "x"] {
            controller.numberFormatterTextField.text = text
            controller.textFieldDidChangeSelection(controller.numberFormatterTextField)
            expected.viewModel.numberFormatter(text: text)
            XCTAssertEqual(
                controller.numberFormatterResultLabel.text, expected.price,
                "numberFormatterResultLabel after typing \"\(text)\" in numberFormatterTextField")
        }
    }

    func testEachActionLeavesTheOtherLabelAlone() {
        let controller = boundController()
        controller.oddEvenTextField.text = "2"
        controller.numberFormatterTextField.text = "1001"
        controller.numberFormatterResultLabel.text = "as before"
        controller.didTapFindOddEven()
        XCTAssertEqual(
            controller.numberFormatterResultLabel.text, "as before",
            "numberFormatterResultLabel after didTapFindOddEven(): it must not change")
        controller.oddEvenResultLabel.text = "as before"
        controller.textFieldDidChangeSelection(controller.numberFormatterTextField)
        XCTAssertEqual(
            controller.oddEvenResultLabel.text, "as before",
            "oddEvenResultLabel after textFieldDidChangeSelection(_:): it must not change")
    }

    func testUntouchedFieldsGivePleasePutNumber() {
        let controller = boundController()
        let expected = ExpectedLabels()
        controller.didTapFindOddEven()
        expected.viewModel.isEven(text: nil)
        XCTAssertEqual(
            controller.oddEvenResultLabel.text, expected.oddEven,
            "oddEvenResultLabel after didTapFindOddEven() with no text in oddEvenTextField")
        controller.textFieldDidChangeSelection(controller.numberFormatterTextField)
        expected.viewModel.numberFormatter(text: nil)
        XCTAssertEqual(
            controller.numberFormatterResultLabel.text, expected.price,
            "numberFormatterResultLabel after textFieldDidChangeSelection(_:) with no text in "
                + "numberFormatterTextField")
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
                "oddEvenResultLabel after viewDidLoad() and resultOddEven(\"Genap\")")
            XCTAssertEqual(
                controller.numberFormatterResultLabel.text, "Rp 10",
                "numberFormatterResultLabel after viewDidLoad() and resultNumberFormatter(\"Rp 10\")"
            )
        }
        XCTAssertNil(
            freed,
            "The screen isn't freed when its owner releases it. The view model's outputs hold it: "
                + "write [weak self] in each closure that viewDidLoad() sets.")
    }

    private func loadedController() -> SecondBasicViewController {
        let controller = SecondBasicViewController()
        controller.viewDidLoad()
        return controller
    }

    /// Returns a loaded screen, and checks that both outputs are set, even if nothing calls them.
    private func boundController(
        file: StaticString = #filePath, line: UInt = #line
    ) -> SecondBasicViewController {
        let controller = loadedController()
        XCTAssertEqual(
            [controller.viewModel.resultOddEven, controller.viewModel.resultNumberFormatter]
                .map { $0 != nil }, [true, true],
            "whether resultOddEven and resultNumberFormatter are set after viewDidLoad()",
            file: file, line: line)
        return controller
    }
}

/// The texts that the view model alone would show in the two labels.
private final class ExpectedLabels {
    var oddEven: String?
    var price: String?

    /// A view model whose outputs set these texts.
    var viewModel: SecondBasicViewModel {
        var viewModel = SecondBasicViewModel()
        viewModel.resultOddEven = { self.oddEven = $0 }
        viewModel.resultNumberFormatter = { self.price = $0 }
        return viewModel
    }
}
