import Shared

extension CreateOrderViewController: FormFieldDelegate {
    /// Moves the focus to the next field, or removes it if this is the last field.
    ///
    /// If the field isn't in `textFields`, nothing changes. The result is always true.
    func textFieldShouldReturn(_ textField: FormField) -> Bool {
        guard let index = textFields.firstIndex(where: { $0 === textField }) else { return true }
        if index + 1 < textFields.count {
            textFields[index + 1].becomeFirstResponder()
        } else {
            textField.resignFirstResponder()
        }
        return true
    }
}
