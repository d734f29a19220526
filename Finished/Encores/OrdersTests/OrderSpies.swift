import Foundation
import Shared

@testable import Orders

/// A store that answers when a test tells it to, or never.
@MainActor
final class StoreSpy: OrdersStore {
    private(set) var forms: [OrderForm] = []
    private(set) var completion: (@MainActor (NetworkResult<Order>) -> Void)?

    func createOrder(
        _ form: OrderForm, completion: @escaping @MainActor (NetworkResult<Order>) -> Void
    ) {
        forms.append(form)
        self.completion = completion
    }
}

extension OrderForm {
    /// The form as Ana filled it in.
    static let ana = OrderForm(
        customerName: "Ana", cardNumber: "4111", expirationDate: "6/29/07",
        shippingMethod: "By bike")
}

/// A spy that replaces the screen: it records what the presenter sends.
@MainActor
final class DisplaySpy: CreateOrderDisplayLogic {
    private(set) var dates: [String] = []
    private(set) var errorMessages: [String?] = []

    func displayExpirationDate(viewModel: CreateOrder.FormatExpirationDate.ViewModel) {
        dates.append(viewModel.date)
    }

    func displayCreatedOrder(viewModel: CreateOrder.CreateOrder.ViewModel) {
        errorMessages.append(viewModel.errorMessage)
    }
}

/// A spy that replaces the interactor: it records the screen's requests.
@MainActor
final class InteractorSpy: CreateOrderBusinessLogic {
    var shippingMethods = ["By bike", "By train"]
    private(set) var dates: [Date] = []
    private(set) var forms: [OrderForm] = []
    /// Called before `createOrder` returns.
    var onCreateOrder: (() -> Void)?

    func formatExpirationDate(request: CreateOrder.FormatExpirationDate.Request) {
        dates.append(request.date)
    }

    func createOrder(request: CreateOrder.CreateOrder.Request) {
        forms.append(request.form)
        onCreateOrder?()
    }
}

/// A spy that replaces the router: it counts the calls.
@MainActor
final class RouterSpy: CreateOrderRoutingLogic {
    private(set) var count = 0

    func routeBack() {
        count += 1
    }
}

/// A spy that replaces the presenter: it records the interactor's responses.
@MainActor
final class PresenterSpy: CreateOrderPresentationLogic {
    private(set) var dateResponses: [CreateOrder.FormatExpirationDate.Response] = []
    private(set) var orderResponses: [CreateOrder.CreateOrder.Response] = []

    func presentExpirationDate(response: CreateOrder.FormatExpirationDate.Response) {
        dateResponses.append(response)
    }

    func presentCreatedOrder(response: CreateOrder.CreateOrder.Response) {
        orderResponses.append(response)
    }
}
