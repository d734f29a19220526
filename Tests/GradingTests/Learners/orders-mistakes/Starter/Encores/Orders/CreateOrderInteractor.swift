import Shared

// Reports a success before there is an answer, and never reports a failure.
@MainActor
final class CreateOrderInteractor: CreateOrderBusinessLogic {
    private let presenter: any CreateOrderPresentationLogic
    private let worker: OrdersWorker

    init(presenter: any CreateOrderPresentationLogic, worker: OrdersWorker) {
        self.presenter = presenter
        self.worker = worker
    }

    var shippingMethods: [String] {
        ["Standard Shipping", "Two Day Shipping", "One Day Shipping"]
    }

    func formatExpirationDate(request: CreateOrder.FormatExpirationDate.Request) {
        presenter.presentExpirationDate(response: .init(date: request.date))
    }

    func createOrder(request: CreateOrder.CreateOrder.Request) {
        worker.createOrder(request.form) { _ in _ = self }
        let order = Order(id: 1, form: request.form)
        presenter.presentCreatedOrder(response: .init(result: .success(order)))
    }
}
