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
        // TODO: List the three methods.
        []
    }

    /// Passes the date of the request to the presenter, unchanged.
    func formatExpirationDate(request: CreateOrder.FormatExpirationDate.Request) {
        // TODO: Send a response with the date of the request to the presenter.
    }

    /// Asks the worker to save the form, and sends the worker's answer to the presenter once.
    ///
    /// Nothing is sent before the answer arrives. The wait doesn't keep the interactor alive.
    func createOrder(request: CreateOrder.CreateOrder.Request) {
        // TODO: Ask the worker to save the form, and send the worker's answer to the presenter.
    }
}
