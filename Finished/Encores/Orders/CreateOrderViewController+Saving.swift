import Shared

extension CreateOrderViewController {
    /// Sends the content of the fields to the interactor. A field without text counts as empty.
    ///
    /// It does nothing while a save is in progress.
    func saveButtonTapped() {
        guard !isSaving else { return }
        isSaving = true
        let form = OrderForm(
            customerName: customerNameTextField.text ?? "",
            cardNumber: cardNumberTextField.text ?? "",
            expirationDate: expirationDateTextField.text ?? "",
            shippingMethod: shippingMethodTextField.text ?? "")
        interactor.createOrder(request: .init(form: form))
    }

    /// Ends the save: routes back, or presents an alert with the error message and stays.
    ///
    /// Afterwards the user can save again.
    func displayCreatedOrder(viewModel: CreateOrder.CreateOrder.ViewModel) {
        isSaving = false
        if let message = viewModel.errorMessage {
            present(Alert(message: message))
        } else {
            router.routeBack()
        }
    }
}
