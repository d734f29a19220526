import Shared

/// The logic of a new order: it handles the screen's requests and sends responses to the presenter.
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

    /// Passes the date of the request to the presenter, unchanged.
    func formatExpirationDate(request: CreateOrder.FormatExpirationDate.Request) {
        presenter.presentExpirationDate(response: .init(date: request.date))
    }

    /// Asks the worker to save the form, and sends the worker's answer to the presenter once.
    ///
    /// Nothing is sent before the answer arrives. The wait doesn't keep the interactor alive.
    func createOrder(request: CreateOrder.CreateOrder.Request) {
        worker.createOrder(request.form) { [weak self] result in
            self?.presenter.presentCreatedOrder(response: .init(result: result))
        }
    }
}
