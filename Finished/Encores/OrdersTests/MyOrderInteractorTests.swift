import Shared
import TestHelpers
import XCTest

@testable import Orders

/// Your tests for `CreateOrderInteractor` and `OrdersWorker`.
///
/// Write tests as `@MainActor func test…() async`. A test without `async` can stop the whole run.
final class MyOrderInteractorTests: XCTestCase {
    /// A worked example: a spy has recorded the interactor's response.
    @MainActor func testTellsThePresenterOfADate() async {
        // Arrange: a spy that replaces the presenter.
        let presenter = PresenterSpy()
        let worker = OrdersWorker(store: OrdersMemoryStore())
        let interactor = CreateOrderInteractor(presenter: presenter, worker: worker)

        // Act.
        let date = Date(timeIntervalSinceReferenceDate: 0)
        interactor.formatExpirationDate(request: .init(date: date))

        // Assert: one response, with the date of the request.
        XCTAssertEqual(presenter.dateResponses, [.init(date: date)])
    }

    @MainActor func testTheDateGoesOnAsItIs() async {
        let presenter = PresenterSpy()
        let date = Date(timeIntervalSinceReferenceDate: 12_345.5)
        newInteractor(presenter, StoreSpy()).formatExpirationDate(request: .init(date: date))
        XCTAssertEqual(presenter.dateResponses, [.init(date: date)])
    }

    @MainActor func testTheShippingMethodsInTheirOrder() async {
        let interactor = newInteractor(PresenterSpy(), StoreSpy())
        XCTAssertEqual(
            interactor.shippingMethods,
            ["Standard Shipping", "Two-Day Shipping", "One-Day Shipping"])
    }

    @MainActor func testASaveThatSucceeds() async {
        let (presenter, store) = (PresenterSpy(), StoreSpy())
        let interactor = newInteractor(presenter, store)
        interactor.createOrder(request: .init(form: .ana))
        await settle()
        XCTAssertEqual(store.forms, [.ana])
        XCTAssertEqual(presenter.orderResponses, [], "the store has not answered yet")

        let order = Order(id: 7, form: .ana)
        store.completion?(.success(order))
        await settle()
        XCTAssertEqual(presenter.orderResponses, [.init(result: .success(order))])
    }

    @MainActor func testASaveThatFails() async {
        let (presenter, store) = (PresenterSpy(), StoreSpy())
        let interactor = newInteractor(presenter, store)
        interactor.createOrder(request: .init(form: .ana))
        store.completion?(.failed("Offline"))
        await settle()
        XCTAssertEqual(presenter.orderResponses, [.init(result: .failed("Offline"))])
    }

    @MainActor func testIsFreedWhileTheStoreIsSilent() async {
        let store = StoreSpy()
        weak var freed: CreateOrderInteractor?
        do {
            let interactor = newInteractor(PresenterSpy(), store)
            freed = interactor
            interactor.createOrder(request: .init(form: .ana))
            XCTAssertNotNil(store.completion)
        }
        XCTAssertNil(freed)
    }

    @MainActor
    private func newInteractor(
        _ presenter: PresenterSpy, _ store: StoreSpy
    ) -> CreateOrderInteractor {
        CreateOrderInteractor(presenter: presenter, worker: OrdersWorker(store: store))
    }
}
