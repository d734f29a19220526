import Shared

// Continues after the last field, and treats any field as a field of the form.
extension CreateOrderViewController: FormFieldDelegate {
    func textFieldShouldReturn(_ textField: FormField) -> Bool {
        let index = textFields.firstIndex { $0 === textField } ?? 0
        textField.text = nil
        return textFields[index + 1].becomeFirstResponder()
    }
}
