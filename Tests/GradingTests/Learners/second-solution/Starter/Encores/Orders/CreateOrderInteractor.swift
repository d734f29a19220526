import Shared

@MainActor
final class CreateOrderInteractor: CreateOrderBusinessLogic {
    private enum Shipping: String, CaseIterable {
        case standard = "Standard Shipping"
        case twoDays = "Two-Day Shipping"
        case oneDay = "One-Day Shipping"
    }

    let shippingMethods: [String]
    private let output: any CreateOrderPresentationLogic
    private let worker: OrdersWorker

    init(presenter: any CreateOrderPresentationLogic, worker: OrdersWorker) {
        shippingMethods = Shipping.allCases.map(\.rawValue)
        output = presenter
        self.worker = worker
    }

    func formatExpirationDate(request: CreateOrder.FormatExpirationDate.Request) {
        Task { output.presentExpirationDate(response: .init(date: request.date)) }
    }

    func createOrder(request: CreateOrder.CreateOrder.Request) {
        worker.createOrder(request.form) { [output] result in
            output.presentCreatedOrder(response: .init(result: result))
        }
    }
}
