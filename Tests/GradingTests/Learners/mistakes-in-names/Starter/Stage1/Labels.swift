import Shared

extension FirstBasicViewController {
    /// Shows in `oddEvenResultLabel` whether the number in `oddEvenTextField` is even.
    ///
    /// Shows `Genap` for an even number and `Ganjil` for an odd one.
    /// Shows `Not number` if the field is empty or its text isn't an integer.
    func didTapFindOddEven() {
        guard let number = Int(oddEvenTextField.text ?? "") else {
            oddEvenResultLabel.text = "Not number"
            return
        }
        oddEvenResultLabel.text = isEven(number) ? "Genap" : "Ganjil"
    }

    /// Shows the number in `numberFormatterTextField` as a price in `numberFormatterResultLabel`.
    ///
    /// It is called each time the text of the field changes.
    /// Shows `Not number` if the field is empty or its text isn't an integer.
    func textFieldDidChangeSelection(_ textField: TextField) {
        guard let number = Int(textField.text ?? "") else {
            numberFormatterResultLabel.text = "Not number"
            return
        }
        numberFormatterResultLabel.text = numberFormatter(number: number)
    }
}
