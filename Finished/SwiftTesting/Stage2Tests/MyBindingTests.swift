import Testing

@testable import Stage2

/// Your tests for the screen and its binding to the view model.
@Suite struct MyBindingTests {
    @Test func tapShowsTheAnswerInItsLabel() {
        let controller = loadedController()
        controller.numberFormatterTextField.text = "1"
        controller.oddEvenTextField.text = "2"
        controller.didTapFindOddEven()
        #expect(controller.oddEvenResultLabel.text == "Genap")
        #expect(controller.numberFormatterResultLabel.text == nil)
    }

    @Test func typingShowsThePriceInItsLabel() {
        let controller = loadedController()
        controller.oddEvenTextField.text = "1"
        controller.numberFormatterTextField.text = "1001"
        controller.textFieldDidChangeSelection(controller.numberFormatterTextField)
        #expect(controller.numberFormatterResultLabel.text == "Rp 1.001")
        #expect(controller.oddEvenResultLabel.text == nil)
    }

    @Test func laterAnswersReplaceEarlierOnes() {
        let controller = loadedController()
        controller.oddEvenTextField.text = "2"
        controller.didTapFindOddEven()
        controller.oddEvenTextField.text = "x"
        controller.didTapFindOddEven()
        #expect(controller.oddEvenResultLabel.text == "Please put number")
    }

    @Test func untouchedFieldsGivePleasePutNumber() {
        let controller = loadedController()
        controller.didTapFindOddEven()
        controller.textFieldDidChangeSelection(controller.numberFormatterTextField)
        #expect(controller.oddEvenResultLabel.text == "Please put number")
        #expect(controller.numberFormatterResultLabel.text == "Please put number")
    }

    @Test func outputsAreBoundToTheirLabels() {
        let controller = loadedController()
        controller.viewModel.resultOddEven?("an answer")
        controller.viewModel.resultNumberFormatter?("a price")
        #expect(controller.oddEvenResultLabel.text == "an answer")
        #expect(controller.numberFormatterResultLabel.text == "a price")
    }

    @Test func actionsCallTheInputsOnce() {
        let controller = loadedController()
        var results: [String] = []
        controller.viewModel.resultOddEven = { results.append($0) }
        controller.viewModel.resultNumberFormatter = { results.append($0) }
        controller.oddEvenTextField.text = "3"
        controller.didTapFindOddEven()
        #expect(results == ["Ganjil"])
        controller.numberFormatterTextField.text = "10"
        controller.textFieldDidChangeSelection(controller.numberFormatterTextField)
        #expect(results == ["Ganjil", "Rp 10"])
    }

    @Test func screenIsFreed() {
        weak var freed: SecondBasicViewController?
        do {
            let controller = loadedController()
            freed = controller
        }
        #expect(freed == nil)
    }

    private func loadedController() -> SecondBasicViewController {
        let controller = SecondBasicViewController()
        controller.viewDidLoad()
        return controller
    }
}
