import Shared
import TestHelpers
import XCTest

@testable import Games

/// Checks `loadGames()` before an answer comes: the state, the calls, and what is kept alive.
final class GamesLoadingTests: XCTestCase {
    @MainActor func testItLoadsWhileItWaits() async {
        let viewModel = GamesListViewModel(DataServiceSpy())
        XCTAssertEqual(viewModel.showLoading, false, "showLoading before loadGames()")
        viewModel.loadGames()
        XCTAssertEqual(
            viewModel.stateInWords, "loading",
            "view model's state after loadGames(), before an answer")
    }

    @MainActor func testItAsksOnce() async {
        let service = DataServiceSpy()
        let viewModel = GamesListViewModel(service)
        XCTAssertEqual(service.requests.count, 0, "number of requests before loadGames()")
        viewModel.loadGames()
        XCTAssertEqual(service.requests.count, 1, "number of requests after loadGames()")
    }

    @MainActor func testTheDelegateIsNotifiedOnce() async {
        let delegate = DelegateSpy()
        let viewModel = GamesListViewModel(DataServiceSpy())
        viewModel.delegate = delegate
        viewModel.loadGames()
        XCTAssertEqual(
            delegate.calls, ["didStartLoading"], "calls to the delegate after loadGames()")
        XCTAssertEqual(
            delegate.models == [ObjectIdentifier(viewModel)], true,
            "whether didStartLoading(vm:) is called once, with the view model itself")
    }

    @MainActor func testTheDelegateIsNotifiedAfterTheStateHasChanged() async {
        let delegate = DelegateSpy()
        let viewModel = failedViewModel(DataServiceSpy())
        viewModel.delegate = delegate
        viewModel.loadGames()
        XCTAssertEqual(
            delegate.states, ["loading"],
            "view model's state when loadGames() calls didStartLoading(vm:), after an earlier load has failed"
        )
    }

    @MainActor func testTheDelegateIsNotifiedBeforeTheServiceIsAsked() async {
        let service = DataServiceSpy()
        let delegate = DelegateSpy()
        let viewModel = GamesListViewModel(service)
        viewModel.delegate = delegate
        service.onRequest = { [weak delegate] _ in delegate?.calls.append("the service is called") }
        viewModel.loadGames()
        XCTAssertEqual(
            delegate.calls, ["didStartLoading", "the service is called"],
            "what loadGames() does, in order")
    }

    @MainActor func testTheStateHasChangedBeforeTheServiceIsAsked() async {
        let service = DataServiceSpy()
        let viewModel = failedViewModel(service)
        var states: [String] = []
        service.onRequest = { [weak viewModel] _ in
            states.append(viewModel?.stateInWords ?? "no view model")
        }
        viewModel.loadGames()
        XCTAssertEqual(
            states, ["loading"],
            "view model's state when loadGames() calls the service, after an earlier load has failed"
        )
    }

    @MainActor func testLoadingAgainWhileItWaitsDoesNothing() async {
        let service = DataServiceSpy()
        let delegate = DelegateSpy()
        let viewModel = GamesListViewModel(service)
        viewModel.delegate = delegate
        viewModel.loadGames()
        viewModel.loadGames()
        viewModel.loadGames()
        XCTAssertEqual(
            service.requests.count, 1,
            "number of requests after three calls to loadGames() without an answer")
        XCTAssertEqual(
            delegate.calls, ["didStartLoading"],
            "calls to the delegate after three calls to loadGames() without an answer")
    }

    @MainActor func testItLoadsAgainWhenLoadingHasEnded() async {
        let service = DataServiceSpy()
        let delegate = DelegateSpy()
        let viewModel = GamesListViewModel(service)
        viewModel.delegate = delegate
        viewModel.loadGames()
        viewModel.showLoading = false
        viewModel.loadGames()
        XCTAssertEqual(
            service.requests.count, 2,
            "number of requests after two calls to loadGames(), if the first load has ended")
        XCTAssertEqual(
            delegate.calls, ["didStartLoading", "didStartLoading"],
            "calls to the delegate after two calls to loadGames(), if the first load has ended")
    }

    @MainActor func testANewLoadClearsTheError() async {
        let viewModel = failedViewModel(DataServiceSpy())
        viewModel.loadGames()
        XCTAssertEqual(
            viewModel.showError, false, "showError after a failed load and another loadGames()")
        XCTAssertEqual(
            viewModel.errorMessage, nil,
            "errorMessage after a failed load and another loadGames()")
    }

    @MainActor func testItLoadsWithoutADelegate() async {
        let service = DataServiceSpy()
        GamesListViewModel(service).loadGames()
        XCTAssertEqual(
            service.requests.count, 1, "number of requests sent by a view model without a delegate")
    }

    @MainActor func testTheRequestDoesNotHoldTheViewModel() async {
        let service = DataServiceSpy()
        weak var freed: GamesListViewModel?
        do {
            let viewModel = GamesListViewModel(service)
            freed = viewModel
            viewModel.loadGames()
            XCTAssertEqual(service.requests.count, 1, "number of requests after loadGames()")
        }
        await assertFreed(
            freed,
            "The view model isn't freed while its request is pending. The closure that you pass to "
                + "dataService.loadGames holds it: write [weak self] in that closure.")
    }

    @MainActor func testNothingHoldsTheDelegate() async {
        let service = DataServiceSpy()
        let viewModel = GamesListViewModel(service)
        weak var freed: DelegateSpy?
        do {
            let delegate = DelegateSpy()
            freed = delegate
            viewModel.delegate = delegate
            viewModel.loadGames()
            XCTAssertEqual(
                delegate.calls, ["didStartLoading"], "calls to the delegate after loadGames()")
        }
        await assertFreed(
            freed,
            "The delegate isn't freed while a request is pending. Hold it only in 'weak var "
                + "delegate', not in a constant that the closure of the request uses.")
        service.answer([.tetris])
        await settle()
    }

    /// Returns a view model whose last load has failed.
    @MainActor
    private func failedViewModel(_ service: DataServiceSpy) -> GamesListViewModel {
        let viewModel = GamesListViewModel(service)
        viewModel.showError = true
        viewModel.errorMessage = "an old message"
        return viewModel
    }
}
