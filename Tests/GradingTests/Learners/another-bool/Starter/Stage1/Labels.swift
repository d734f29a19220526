import Shared

extension FirstBasicViewController {
    /// Shows whether the number in `oddEvenTextField` is even, in `oddEvenResultLabel`.
    ///
    /// Shows `Genap` for an even number and `Ganjil` for an odd one.
    /// Shows `Not number` if the field is empty or if its text is no integer.
    func didTapFindOddEven() {
        // TODO: Put "Genap", "Ganjil" or "Not number" in the label.
    }

    /// Shows the number in `numberFormatterTextField` as a price, in `numberFormatterResultLabel`.
    ///
    /// It is called when the text of the field has changed.
    /// Shows `Not number` if the field is empty or if its text is no integer.
    func textFieldDidChangeSelection(_ textField: TextField) {
        // TODO: Put the price or "Not number" in the label.
    }
}
