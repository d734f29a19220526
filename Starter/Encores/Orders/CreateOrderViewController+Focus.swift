import Shared

extension CreateOrderViewController: FormFieldDelegate {
    /// Moves the focus to the next field; from the last field, it goes away.
    ///
    /// A field that is none of `textFields` changes nothing. The answer is always true.
    func textFieldShouldReturn(_ textField: FormField) -> Bool {
        // TODO: Find the field in textFields, and move the focus on.
        true
    }
}
