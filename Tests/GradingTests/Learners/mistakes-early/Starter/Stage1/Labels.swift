import Shared

extension FirstBasicViewController {
    // Assumes that every text is a number.
    func didTapFindOddEven() {
        let number = Int(oddEvenTextField.text!)!
        oddEvenResultLabel.text = isEven(number: number) ? "Genap" : "Ganjil"
    }

    func textFieldDidChangeSelection(_ textField: TextField) {
        let number = Int(textField.text!)!
        numberFormatterResultLabel.text = numberFormatter(number: number)
    }
}
