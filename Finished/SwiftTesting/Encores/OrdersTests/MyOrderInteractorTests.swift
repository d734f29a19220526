import Foundation
import Shared
import TestHelpers
import Testing

@testable import Orders

/// Your tests for `CreateOrderInteractor` and `OrdersWorker`.
///
/// The suite is `@MainActor`, like the interactor, so all its tests run on the main actor.
@MainActor @Suite struct MyOrderInteractorTests {
    /// A worked example: a spy has recorded the interactor's response.
    @Test func tellsThePresenterOfADate() {
        // Arrange: a spy that replaces the presenter.
        let presenter = PresenterSpy()
        let worker = OrdersWorker(store: OrdersMemoryStore())
        let interactor = CreateOrderInteractor(presenter: presenter, worker: worker)

        // Act.
        let date = Date(timeIntervalSinceReferenceDate: 0)
        interactor.formatExpirationDate(request: .init(date: date))

        // Assert: one response, with the date of the request.
        #expect(presenter.dateResponses == [.init(date: date)])
    }

    @Test func theDateGoesOnAsItIs() {
        let presenter = PresenterSpy()
        let date = Date(timeIntervalSinceReferenceDate: 12_345.5)
        newInteractor(presenter, StoreSpy()).formatExpirationDate(request: .init(date: date))
        #expect(presenter.dateResponses == [.init(date: date)])
    }

    @Test func theShippingMethodsInTheirOrder() {
        let interactor = newInteractor(PresenterSpy(), StoreSpy())
        #expect(
            interactor.shippingMethods == [
                "Standard Shipping", "Two-Day Shipping", "One-Day Shipping",
            ])
    }

    @Test func aSaveThatSucceeds() async {
        let (presenter, store) = (PresenterSpy(), StoreSpy())
        let interactor = newInteractor(presenter, store)
        interactor.createOrder(request: .init(form: .ana))
        await settle()
        #expect(store.forms == [.ana])
        #expect(presenter.orderResponses == [], "the store has not answered yet")

        let order = Order(id: 7, form: .ana)
        store.completion?(.success(order))
        await settle()
        #expect(presenter.orderResponses == [.init(result: .success(order))])
    }

    @Test func aSaveThatFails() async {
        let (presenter, store) = (PresenterSpy(), StoreSpy())
        let interactor = newInteractor(presenter, store)
        interactor.createOrder(request: .init(form: .ana))
        store.completion?(.failed("Offline"))
        await settle()
        #expect(presenter.orderResponses == [.init(result: .failed("Offline"))])
    }

    @Test func isFreedWhileTheStoreIsSilent() {
        let store = StoreSpy()
        weak var freed: CreateOrderInteractor?
        do {
            let interactor = newInteractor(PresenterSpy(), store)
            freed = interactor
            interactor.createOrder(request: .init(form: .ana))
            #expect(store.completion != nil)
        }
        #expect(freed == nil)
    }

    private func newInteractor(
        _ presenter: PresenterSpy, _ store: StoreSpy
    ) -> CreateOrderInteractor {
        CreateOrderInteractor(presenter: presenter, worker: OrdersWorker(store: store))
    }
}
