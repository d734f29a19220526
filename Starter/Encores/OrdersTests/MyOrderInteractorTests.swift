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

    // TODO: Test a date with a time, the shipping methods, and saves that succeed, fail and wait.
}
