import Shared
import TestHelpers
import XCTest

@testable import Orders

/// Checks `CreateOrderInteractor` and `OrdersWorker`: what they receive, and what they send.
final class OrderInteractorTests: XCTestCase {
    @MainActor func testListsTheShippingMethods() async {
        let interactor = newInteractor(PresenterSpy(), StoreSpy())
        XCTAssertEqual(
            interactor.shippingMethods,
            ["Standard Shipping", "Two-Day Shipping", "One-Day Shipping"],
            "the interactor's shippingMethods")
    }

    @MainActor func testPassesTheDateOnAsItIs() async {
        let presenter = PresenterSpy()
        let interactor = newInteractor(presenter, StoreSpy())
        let dates = [1_183_123_456.75, -86_399.5, 0].map(Date.init(timeIntervalSince1970:))
        for date in dates { interactor.formatExpirationDate(request: .init(date: date)) }
        await waitUntil { presenter.dates.count >= dates.count }
        await settle()
        XCTAssertEqual(
            presenter.dates.map(\.timeIntervalSince1970), dates.map(\.timeIntervalSince1970),
            "dates that the presenter gets, in seconds since 1970, after formatExpirationDate is "
                + "called with three dates")
    }

    @MainActor func testTheWorkerAsksTheStoreOnce() async {
        let store = StoreSpy()
        OrdersWorker(store: store).createOrder(.filledIn) { _ in }
        await waitUntil { !store.forms.isEmpty }
        await settle()
        XCTAssertEqual(
            store.forms.map(\.words), [OrderForm.filledIn.words],
            "forms that the store gets after the worker's createOrder")
    }

    @MainActor func testTheWorkerPassesTheAnswerOn() async {
        let store = StoreSpy()
        var answers: [String] = []
        OrdersWorker(store: store).createOrder(.filledIn) { result in
            switch result {
            case .success(let order): answers.append("order \(order.id)")
            case .failed(let reason): answers.append("failed: \(reason)")
            }
        }
        store.answer(.failed("No connection"))
        await assertEventually(
            answers, ["failed: No connection"],
            "the worker's answers, when the store answers .failed(\"No connection\")")
    }

    @MainActor func testSendsTheFormToTheStore() async {
        let store = StoreSpy()
        let interactor = newInteractor(PresenterSpy(), store)
        interactor.createOrder(request: .init(form: .filledIn))
        await waitUntil { !store.forms.isEmpty }
        await settle()
        XCTAssertEqual(
            store.forms.map(\.words), [OrderForm.filledIn.words],
            "forms that the store gets after the interactor's createOrder")
    }

    @MainActor func testReportsThatTheOrderIsSaved() async {
        let (presenter, store) = (PresenterSpy(), StoreSpy())
        let interactor = newInteractor(presenter, store)
        interactor.createOrder(request: .init(form: .filledIn))
        await settle()
        XCTAssertEqual(
            presenter.results, [],
            "what the presenter gets after createOrder, before the store answers")
        store.answer(.success(Order(id: 7, form: .filledIn)))
        await waitUntil { !presenter.results.isEmpty }
        await settle()
        XCTAssertEqual(
            presenter.results, ["order 7"],
            "what the presenter gets after createOrder, when the store answers .success with order 7"
        )
    }

    @MainActor func testReportsWhyTheOrderIsNotSaved() async {
        let (presenter, store) = (PresenterSpy(), StoreSpy())
        let interactor = newInteractor(presenter, store)
        interactor.createOrder(request: .init(form: .filledIn))
        store.answer(.failed("No connection"))
        await waitUntil { !presenter.results.isEmpty }
        await settle()
        XCTAssertEqual(
            presenter.results, ["failed: No connection"],
            "what the presenter gets after createOrder, when the store answers "
                + ".failed(\"No connection\")")
    }

    @MainActor func testIsFreedWhileASaveIsUnderWay() async throws {
        let (presenter, store) = (PresenterSpy(), StoreSpy())
        weak var freed: CreateOrderInteractor?
        do {
            let interactor = newInteractor(presenter, store)
            freed = interactor
            interactor.createOrder(request: .init(form: .filledIn))
            try await requireEventually(store.forms.count, 1, "number of forms that the store gets")
        }
        await assertFreed(
            freed,
            "The interactor isn't freed if its owner releases it before the store has answered. "
                + "The closure for the answer holds it: write [weak self] in that closure.")
        store.answer(.failed("No connection"))
    }

    @MainActor
    private func newInteractor(
        _ presenter: PresenterSpy, _ store: StoreSpy
    ) -> CreateOrderInteractor {
        CreateOrderInteractor(presenter: presenter, worker: OrdersWorker(store: store))
    }
}
