import Shared

extension FirstBasicViewController {
    // Shows nothing if the text isn't a number, and answers in another language.
    func didTapFindOddEven() {
        guard let number = Int(oddEvenTextField.text ?? "") else { return }
        oddEvenResultLabel.text = number % 2 == 0 ? "even" : "odd"
    }

    func textFieldDidChangeSelection(_ textField: TextField) {
        guard let number = Int(textField.text ?? "") else { return }
        numberFormatterResultLabel.text = String(number)
    }
}
