import Shared

extension CreateOrderViewController: PickerViewDataSource, PickerViewDelegate {
    /// Makes each picker the input view of its field, and has the screen told of what is chosen.
    ///
    /// The date picker holds the screen weakly.
    func configurePickers() {
        expirationDateTextField.inputView = expirationDatePicker
        expirationDatePicker.onValueChanged = { [weak self] in
            self?.expirationDatePickerValueChanged()
        }
        shippingMethodTextField.inputView = shippingMethodPicker
        shippingMethodPicker.dataSource = self
        shippingMethodPicker.delegate = self
    }

    /// Sends the date picker's date to the interactor, as it is.
    func expirationDatePickerValueChanged() {
        interactor.formatExpirationDate(request: .init(date: expirationDatePicker.date))
    }

    /// Shows the text of the date in its field.
    func displayExpirationDate(viewModel: CreateOrder.FormatExpirationDate.ViewModel) {
        expirationDateTextField.text = viewModel.date
    }

    /// There is one component.
    func numberOfComponents(in pickerView: PickerView) -> Int {
        1
    }

    /// As many rows as the interactor has shipping methods when it is asked.
    func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int {
        interactor.shippingMethods.count
    }

    /// The shipping method of a row; nil for a row that isn't there.
    func pickerView(
        _ pickerView: PickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? {
        let methods = interactor.shippingMethods
        return methods.indices.contains(row) ? methods[row] : nil
    }

    /// Shows the shipping method of a row in its field; a row that isn't there changes nothing.
    func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int) {
        let methods = interactor.shippingMethods
        guard methods.indices.contains(row) else { return }
        shippingMethodTextField.text = methods[row]
    }
}
