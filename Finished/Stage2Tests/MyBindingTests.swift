import XCTest

@testable import Stage2

/// Your tests for the screen and its binding to the view model.
final class MyBindingTests: XCTestCase {
    func testTapShowsTheAnswerInItsLabel() {
        let controller = loadedController()
        controller.numberFormatterTextField.text = "1"
        controller.oddEvenTextField.text = "2"
        controller.didTapFindOddEven()
        XCTAssertEqual(controller.oddEvenResultLabel.text, "Genap")
        XCTAssertNil(controller.numberFormatterResultLabel.text)
    }

    func testTypingShowsThePriceInItsLabel() {
        let controller = loadedController()
        controller.oddEvenTextField.text = "1"
        controller.numberFormatterTextField.text = "1001"
        controller.textFieldDidChangeSelection(controller.numberFormatterTextField)
        XCTAssertEqual(controller.numberFormatterResultLabel.text, "Rp 1.001")
        XCTAssertNil(controller.oddEvenResultLabel.text)
    }

    func testLaterAnswersReplaceEarlierOnes() {
        let controller = loadedController()
        controller.oddEvenTextField.text = "2"
        controller.didTapFindOddEven()
        controller.oddEvenTextField.text = "x"
        controller.didTapFindOddEven()
        XCTAssertEqual(controller.oddEvenResultLabel.text, "Please put number")
    }

    func testUntouchedFieldsGivePleasePutNumber() {
        let controller = loadedController()
        controller.didTapFindOddEven()
        controller.textFieldDidChangeSelection(controller.numberFormatterTextField)
        XCTAssertEqual(controller.oddEvenResultLabel.text, "Please put number")
        XCTAssertEqual(controller.numberFormatterResultLabel.text, "Please put number")
    }

    func testOutputsAreBoundToTheirLabels() {
        let controller = loadedController()
        controller.viewModel.resultOddEven?("an answer")
        controller.viewModel.resultNumberFormatter?("a price")
        XCTAssertEqual(controller.oddEvenResultLabel.text, "an answer")
        XCTAssertEqual(controller.numberFormatterResultLabel.text, "a price")
    }

    func testActionsCallTheInputsOnce() {
        let controller = loadedController()
        var results: [String] = []
        controller.viewModel.resultOddEven = { results.append($0) }
        controller.viewModel.resultNumberFormatter = { results.append($0) }
        controller.oddEvenTextField.text = "3"
        controller.didTapFindOddEven()
        XCTAssertEqual(results, ["Ganjil"])
        controller.numberFormatterTextField.text = "10"
        controller.textFieldDidChangeSelection(controller.numberFormatterTextField)
        XCTAssertEqual(results, ["Ganjil", "Rp 10"])
    }

    func testScreenIsFreed() {
        weak var freed: SecondBasicViewController?
        do {
            let controller = loadedController()
            freed = controller
        }
        XCTAssertNil(freed)
    }

    private func loadedController() -> SecondBasicViewController {
        let controller = SecondBasicViewController()
        controller.viewDidLoad()
        return controller
    }
}
