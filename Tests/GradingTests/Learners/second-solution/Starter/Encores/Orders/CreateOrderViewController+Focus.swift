import Shared

extension CreateOrderViewController: FormFieldDelegate {
    func textFieldShouldReturn(_ textField: FormField) -> Bool {
        let rest = textFields.drop { $0 !== textField }
        if !rest.isEmpty {
            textField.resignFirstResponder()
            rest.dropFirst().first?.becomeFirstResponder()
        }
        return true
    }
}
