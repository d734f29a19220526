import Foundation
import Shared

@testable import Orders

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
