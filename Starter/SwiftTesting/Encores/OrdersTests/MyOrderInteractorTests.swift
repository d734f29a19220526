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

    // TODO: Test a date with a time, the shipping methods, and saves that succeed, fail and wait.
}
