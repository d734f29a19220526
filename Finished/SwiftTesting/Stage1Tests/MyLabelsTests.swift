import Testing

@testable import Stage1

/// Your tests for the two actions.
@Suite struct MyLabelsTests {
    private let controller = FirstBasicViewController()

    @Test func tapShowsGenapForEvenNumbers() {
        #expect(tap(with: "2") == "Genap")
        #expect(tap(with: "0") == "Genap")
        #expect(tap(with: "-2") == "Genap")
    }

    @Test func tapShowsGanjilForOddNumbers() {
        #expect(tap(with: "1") == "Ganjil")
        #expect(tap(with: "-1") == "Ganjil")
    }

    @Test(arguments: [nil, "", "dua", "2a", "2.5"])
    func tapShowsNotNumberForEverythingElse(text: String?) {
        controller.oddEvenResultLabel.text = "an older answer"
        #expect(tap(with: text) == "Not number")
    }

    @Test func tapReplacesTheAnswerBefore() {
        #expect(tap(with: "2") == "Genap")
        #expect(tap(with: "x") == "Not number")
        #expect(tap(with: "3") == "Ganjil")
    }

    @Test func tapUsesItsOwnFieldAndLabel() {
        controller.numberFormatterTextField.text = "3"
        controller.numberFormatterResultLabel.text = "Rp 3"
        #expect(tap(with: "2") == "Genap")
        #expect(controller.numberFormatterResultLabel.text == "Rp 3")
    }

    @Test func typingShowsThePrice() {
        #expect(type("0") == "Rp 0")
        #expect(type("1001") == "Rp 1.001")
        #expect(type("-1234567") == "Rp -1.234.567")
    }

    @Test(arguments: [nil, "", "seribu", "10x", "2.5"])
    func typingShowsNotNumberForEverythingElse(text: String?) {
        controller.numberFormatterResultLabel.text = "an older answer"
        #expect(type(text) == "Not number")
    }

    @Test func typingUsesItsOwnFieldAndLabel() {
        controller.oddEvenTextField.text = "3"
        controller.oddEvenResultLabel.text = "Ganjil"
        #expect(type("1001") == "Rp 1.001")
        #expect(controller.oddEvenResultLabel.text == "Ganjil")
    }

    /// Puts text in the field, taps, and returns what the label shows.
    private func tap(with text: String?) -> String? {
        controller.oddEvenTextField.text = text
        controller.didTapFindOddEven()
        return controller.oddEvenResultLabel.text
    }

    /// Changes the text of the field, and returns what the label shows.
    private func type(_ text: String?) -> String? {
        controller.numberFormatterTextField.text = text
        controller.textFieldDidChangeSelection(controller.numberFormatterTextField)
        return controller.numberFormatterResultLabel.text
    }
}
