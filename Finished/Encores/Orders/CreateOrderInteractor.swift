import Shared

/// The logic of a new order: it gets requests from the screen, and tells the presenter what comes of them.
@MainActor
final class CreateOrderInteractor: CreateOrderBusinessLogic {
    private let presenter: any CreateOrderPresentationLogic
    private let worker: OrdersWorker

    init(presenter: any CreateOrderPresentationLogic, worker: OrdersWorker) {
        self.presenter = presenter
        self.worker = worker
    }

    /// `Standard Shipping`, `Two-Day Shipping` and `One-Day Shipping`, in this order.
    var shippingMethods: [String] {
        ["Standard Shipping", "Two-Day Shipping", "One-Day Shipping"]
    }

    /// Tells the presenter the date of the request, as it is.
    func formatExpirationDate(request: CreateOrder.FormatExpirationDate.Request) {
        presenter.presentExpirationDate(response: .init(date: request.date))
    }

    /// Has the worker save the form of the request, and tells the presenter its answer once.
    ///
    /// Nothing is told before the answer is there. While it waits, nothing holds the interactor.
    func createOrder(request: CreateOrder.CreateOrder.Request) {
        worker.createOrder(request.form) { [weak self] result in
            self?.presenter.presentCreatedOrder(response: .init(result: result))
        }
    }
}
