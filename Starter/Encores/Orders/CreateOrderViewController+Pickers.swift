import Shared

extension CreateOrderViewController: PickerViewDataSource, PickerViewDelegate {
    /// Makes each picker the input view of its field, and connects both pickers to the screen.
    ///
    /// The date picker holds the screen weakly.
    func configurePickers() {
        // TODO: Set the input views, onValueChanged, and the picker's data source and delegate.
    }

    /// Sends the date picker's date to the interactor, unchanged.
    func expirationDatePickerValueChanged() {
        // TODO: Send a request with the picker's date to the interactor.
    }

    /// Shows the text of the date in the date field.
    func displayExpirationDate(viewModel: CreateOrder.FormatExpirationDate.ViewModel) {
        // TODO: Show the text in the field for the date.
    }

    /// Returns the number of components, which is one.
    func numberOfComponents(in pickerView: PickerView) -> Int {
        // TODO: Return the number of components.
        0
    }

    /// Returns how many shipping methods the interactor has at this moment.
    func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int {
        // TODO: Count the interactor's shipping methods.
        0
    }

    /// Returns the shipping method of a row, or nil if there is no such row.
    func pickerView(
        _ pickerView: PickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? {
        // TODO: Find the shipping method of the row.
        nil
    }

    /// Shows the shipping method of a row in its field. A row that doesn't exist changes nothing.
    func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int) {
        // TODO: Show the shipping method of the row in its field.
    }
}
