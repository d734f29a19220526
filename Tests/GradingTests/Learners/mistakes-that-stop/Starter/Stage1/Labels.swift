import Shared

extension FirstBasicViewController {
    func didTapFindOddEven() {
        let number = Int(oddEvenTextField.text!)!
        oddEvenResultLabel.text = number.isMultiple(of: 2) ? "Genap" : "Ganjil"
    }

    func textFieldDidChangeSelection(_ textField: TextField) {
        let text = textField.text ?? ""
        numberFormatterResultLabel.text =
            Int(text).map { numberFormatter(number: $0) } ?? "Not number"
    }
}
