import Shared

extension FirstBasicViewController {
    // The labels are swapped.
    func didTapFindOddEven() {
        guard let number = Int(oddEvenTextField.text ?? "") else {
            numberFormatterResultLabel.text = "Not number"
            return
        }
        numberFormatterResultLabel.text = number % 2 == 0 ? "Genap" : "Ganjil"
    }

    func textFieldDidChangeSelection(_ textField: TextField) {
        guard let number = Int(textField.text ?? "") else {
            oddEvenResultLabel.text = "Not number"
            return
        }
        oddEvenResultLabel.text = numberFormatter(number: number)
    }
}
