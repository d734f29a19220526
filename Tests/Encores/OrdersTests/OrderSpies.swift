import Foundation
import Shared

@testable import Orders

/// A spy that replaces the presenter: it records the interactor's responses as text.
@MainActor
final class PresenterSpy: CreateOrderPresentationLogic {
    private(set) var dates: [Date] = []
    private(set) var results: [String] = []

    func presentExpirationDate(response: CreateOrder.FormatExpirationDate.Response) {
        dates.append(response.date)
    }

    func presentCreatedOrder(response: CreateOrder.CreateOrder.Response) {
        switch response.result {
        case .success(let order): results.append("order \(order.id)")
        case .failed(let reason): results.append("failed: \(reason)")
        }
    }
}

/// A spy that replaces the screen: it records what the presenter displays.
@MainActor
final class DisplaySpy: CreateOrderDisplayLogic {
    private(set) var dates: [String] = []
    private(set) var endsOfSaves: [String] = []

    func displayExpirationDate(viewModel: CreateOrder.FormatExpirationDate.ViewModel) {
        dates.append(viewModel.date)
    }

    func displayCreatedOrder(viewModel: CreateOrder.CreateOrder.ViewModel) {
        endsOfSaves.append(viewModel.errorMessage ?? "saved")
    }
}

/// A spy that replaces the interactor: it records the view controller's requests.
@MainActor
final class InteractorSpy: CreateOrderBusinessLogic {
    var shippingMethods = ["By bike", "By train"]
    private(set) var dates: [Date] = []
    private(set) var forms: [OrderForm] = []
    /// Called by `createOrder(request:)` before it returns.
    var onSave: (() -> Void)?

    func formatExpirationDate(request: CreateOrder.FormatExpirationDate.Request) {
        dates.append(request.date)
    }

    func createOrder(request: CreateOrder.CreateOrder.Request) {
        forms.append(request.form)
        onSave?()
    }
}

/// A spy that replaces the router: it counts its calls.
@MainActor
final class RouterSpy: CreateOrderRoutingLogic {
    private(set) var count = 0

    func routeBack() {
        count += 1
    }
}

/// A spy that replaces the store: it records forms, and answers when a test calls `answer(_:)`.
@MainActor
final class StoreSpy: OrdersStore {
    private(set) var forms: [OrderForm] = []
    private var waiting: [@MainActor (NetworkResult<Order>) -> Void] = []

    func createOrder(
        _ form: OrderForm, completion: @escaping @MainActor (NetworkResult<Order>) -> Void
    ) {
        forms.append(form)
        waiting.append(completion)
    }

    /// Answers all pending requests.
    func answer(_ result: NetworkResult<Order>) {
        let requests = waiting
        waiting = []
        for request in requests { request(result) }
    }
}

extension OrderForm {
    /// A form that a customer has filled in.
    static let filledIn = OrderForm(
        customerName: "Ana", cardNumber: "4111", expirationDate: "6/29/07",
        shippingMethod: "By bike")

    /// The four texts on one line.
    var words: String {
        [customerName, cardNumber, expirationDate, shippingMethod].joined(separator: " | ")
    }
}
