import Shared

extension CreateOrderViewController: PickerViewDataSource, PickerViewDelegate {
    /// Makes each picker the input view of its field, and has the screen told of what is chosen.
    ///
    /// The date picker holds the screen weakly.
    func configurePickers() {
        // TODO: Set the input views, onValueChanged, and the picker's data source and delegate.
    }

    /// Sends the date picker's date to the interactor, as it is.
    func expirationDatePickerValueChanged() {
        // TODO: Send a request with the picker's date to the interactor.
    }

    /// Shows the text of the date in its field.
    func displayExpirationDate(viewModel: CreateOrder.FormatExpirationDate.ViewModel) {
        // TODO: Show the text in the field for the date.
    }

    /// There is one component.
    func numberOfComponents(in pickerView: PickerView) -> Int {
        // TODO: Say how many components there are.
        0
    }

    /// As many rows as the interactor has shipping methods when it is asked.
    func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int {
        // TODO: Count the interactor's shipping methods.
        0
    }

    /// The shipping method of a row; nil for a row that isn't there.
    func pickerView(
        _ pickerView: PickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? {
        // TODO: Find the shipping method of the row.
        nil
    }

    /// Shows the shipping method of a row in its field; a row that isn't there changes nothing.
    func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int) {
        // TODO: Show the shipping method of the row in its field.
    }
}
