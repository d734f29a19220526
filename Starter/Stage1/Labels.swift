import Shared

extension FirstBasicViewController {
    /// Shows in `oddEvenResultLabel` whether the number in `oddEvenTextField` is even.
    ///
    /// Shows `Genap` for an even number and `Ganjil` for an odd one.
    /// Shows `Not number` if the field is empty or its text isn't an integer.
    func didTapFindOddEven() {
        // TODO: Put "Genap", "Ganjil" or "Not number" in the label.
    }

    /// Shows the number in `numberFormatterTextField` as a price in `numberFormatterResultLabel`.
    ///
    /// It is called each time the text of the field changes.
    /// Shows `Not number` if the field is empty or its text isn't an integer.
    func textFieldDidChangeSelection(_ textField: TextField) {
        // TODO: Put the price or "Not number" in the label.
    }
}
