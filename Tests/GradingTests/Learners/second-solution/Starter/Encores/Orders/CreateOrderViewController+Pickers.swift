import Shared

extension CreateOrderViewController: PickerViewDataSource, PickerViewDelegate {
    func configurePickers() {
        (shippingMethodPicker.dataSource, shippingMethodPicker.delegate) = (self, self)
        shippingMethodTextField.inputView = shippingMethodPicker
        expirationDateTextField.inputView = expirationDatePicker
        let (picker, interactor) = (expirationDatePicker, interactor)
        picker.onValueChanged = { [weak picker] in
            guard let picker else { return }
            interactor.formatExpirationDate(request: .init(date: picker.date))
        }
    }

    func displayExpirationDate(viewModel: CreateOrder.FormatExpirationDate.ViewModel) {
        expirationDateTextField.text = viewModel.date
    }

    func numberOfComponents(in pickerView: PickerView) -> Int { 1 }

    func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int {
        interactor.shippingMethods.count
    }

    func pickerView(
        _ pickerView: PickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? {
        row < 0 ? nil : interactor.shippingMethods.dropFirst(row).first
    }

    func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int) {
        let title = self.pickerView(pickerView, titleForRow: row, forComponent: component)
        if let title { shippingMethodTextField.text = title }
    }
}
