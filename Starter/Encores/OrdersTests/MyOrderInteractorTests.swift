import Shared
import TestHelpers
import XCTest

@testable import Orders

/// Your own tests of `CreateOrderInteractor` and `OrdersWorker`.
///
/// Every test here is a `@MainActor func test…() async`. Without `async` one can stop the whole run.
final class MyOrderInteractorTests: XCTestCase {
    /// A worked example: the spy has written down what the interactor told.
    @MainActor func testTellsThePresenterOfADate() async {
        // Arrange: a spy in the place of the presenter.
        let presenter = PresenterSpy()
        let worker = OrdersWorker(store: OrdersMemoryStore())
        let interactor = CreateOrderInteractor(presenter: presenter, worker: worker)

        // Act.
        let date = Date(timeIntervalSinceReferenceDate: 0)
        interactor.formatExpirationDate(request: .init(date: date))

        // Assert: one response, with the date of the request.
        XCTAssertEqual(presenter.dateResponses, [.init(date: date)])
    }

    // TODO: Test a date with a time, the shipping methods, and saves that succeed, fail and wait.
}
