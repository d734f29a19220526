import Shared

extension CreateOrderViewController: PickerViewDataSource, PickerViewDelegate {
    /// Makes each picker the input view of its field, and connects both pickers to the screen.
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

    /// Sends the date picker's date to the interactor, unchanged.
    func expirationDatePickerValueChanged() {
        interactor.formatExpirationDate(request: .init(date: expirationDatePicker.date))
    }

    /// Shows the text of the date in the date field.
    func displayExpirationDate(viewModel: CreateOrder.FormatExpirationDate.ViewModel) {
        expirationDateTextField.text = viewModel.date
    }

    /// Returns the number of components, which is one.
    func numberOfComponents(in pickerView: PickerView) -> Int {
        1
    }

    /// Returns how many shipping methods the interactor has at this moment.
    func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int {
        interactor.shippingMethods.count
    }

    /// Returns the shipping method of a row, or nil if there is no such row.
    func pickerView(
        _ pickerView: PickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? {
        let methods = interactor.shippingMethods
        return methods.indices.contains(row) ? methods[row] : nil
    }

    /// Shows the shipping method of a row in its field. A row that doesn't exist changes nothing.
    func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int) {
        let methods = interactor.shippingMethods
        guard methods.indices.contains(row) else { return }
        shippingMethodTextField.text = methods[row]
    }
}
