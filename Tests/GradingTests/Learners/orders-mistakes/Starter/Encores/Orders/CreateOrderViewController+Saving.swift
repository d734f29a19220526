import Shared

// Sends nothing if a field is empty, sends a second order on a second tap, and goes back after a failure.
extension CreateOrderViewController {
    func saveButtonTapped() {
        guard let name = customerNameTextField.text, let card = cardNumberTextField.text,
            let date = expirationDateTextField.text, let method = shippingMethodTextField.text
        else { return }
        let form = OrderForm(
            customerName: name, cardNumber: card, expirationDate: method, shippingMethod: date)
        interactor.createOrder(request: .init(form: form))
    }

    func displayCreatedOrder(viewModel: CreateOrder.CreateOrder.ViewModel) {
        present(Alert(message: viewModel.errorMessage ?? "Saved"))
        router.routeBack()
    }
}
