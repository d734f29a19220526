import Shared

extension CreateOrderViewController: FormFieldDelegate {
    /// Moves the focus to the next field, or removes it if this is the last field.
    ///
    /// If the field isn't in `textFields`, nothing changes. The result is always true.
    func textFieldShouldReturn(_ textField: FormField) -> Bool {
        // TODO: Find the field in textFields, and move the focus on.
        true
    }
}
