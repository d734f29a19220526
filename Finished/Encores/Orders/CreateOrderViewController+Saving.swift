import Shared

extension CreateOrderViewController {
    /// Sends what the fields hold to the interactor. A field without text counts as empty.
    ///
    /// While a save is under way, it does nothing.
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
    /// Then the user can save again.
    func displayCreatedOrder(viewModel: CreateOrder.CreateOrder.ViewModel) {
        isSaving = false
        if let message = viewModel.errorMessage {
            present(Alert(message: message))
        } else {
            router.routeBack()
        }
    }
}
