import Shared
import TestHelpers
import XCTest

@testable import Orders

final class MyOrderInteractorTests: XCTestCase {
    @MainActor func testExpectsASaveToEndWithoutAnAnswer() async {
        let (presenter, store) = (PresenterSpy(), StoreSpy())
        let interactor = newInteractor(presenter, store)
        interactor.createOrder(request: .init(form: .ana))
        XCTAssertEqual(presenter.orderResponses.count, 1)
    }

    @MainActor func testExpectsASaveToEndImmediately() async {
        let (presenter, store) = (PresenterSpy(), StoreSpy())
        let interactor = newInteractor(presenter, store)
        interactor.createOrder(request: .init(form: .ana))
        store.completion?(.failed("Offline"))
        XCTAssertEqual(presenter.orderResponses.count, 1)
    }

    @MainActor func testOnlyThatThereAreMethods() async {
        let interactor = newInteractor(PresenterSpy(), StoreSpy())
        XCTAssertNotNil(interactor.shippingMethods.first)
    }

    @MainActor
    private func newInteractor(
        _ presenter: PresenterSpy, _ store: StoreSpy
    ) -> CreateOrderInteractor {
        CreateOrderInteractor(presenter: presenter, worker: OrdersWorker(store: store))
    }
}
