import Shared

extension CreateOrderViewController {
    func saveButtonTapped() {
        if isSaving { return }
        isSaving.toggle()
        let texts = textFields.map { $0.text ?? "" }
        interactor.createOrder(
            request: .init(
                form: OrderForm(
                    customerName: texts[0], cardNumber: texts[1], expirationDate: texts[2],
                    shippingMethod: texts[3])))
    }

    func displayCreatedOrder(viewModel: CreateOrder.CreateOrder.ViewModel) {
        viewModel.errorMessage.map { present(Alert(message: $0)) } ?? router.routeBack()
        isSaving = false
    }
}
