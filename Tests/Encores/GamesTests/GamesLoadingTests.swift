import Shared
import TestHelpers
import XCTest

@testable import Games

/// Checks `loadGames()` before an answer comes: its state, its calls, and what it keeps alive.
final class GamesLoadingTests: XCTestCase {
    @MainActor func testItLoadsWhileItWaits() async {
        let viewModel = GamesListViewModel(DataServiceSpy())
        XCTAssertEqual(viewModel.showLoading, false, "showLoading before loadGames()")
        viewModel.loadGames()
        XCTAssertEqual(
            viewModel.stateInWords, "loading", "the state after loadGames(), before an answer")
    }

    @MainActor func testItAsksOnce() async {
        let service = DataServiceSpy()
        let viewModel = GamesListViewModel(service)
        XCTAssertEqual(service.requests.count, 0, "requests before loadGames()")
        viewModel.loadGames()
        XCTAssertEqual(service.requests.count, 1, "requests after loadGames()")
    }

    @MainActor func testTheDelegateIsToldOnce() async {
        let delegate = DelegateSpy()
        let viewModel = GamesListViewModel(DataServiceSpy())
        viewModel.delegate = delegate
        viewModel.loadGames()
        XCTAssertEqual(
            delegate.calls, ["didStartLoading"], "how the delegate is called by loadGames()")
        XCTAssertEqual(
            delegate.models == [ObjectIdentifier(viewModel)], true,
            "whether didStartLoading(vm:) is called once, with the view model itself")
    }

    @MainActor func testTheDelegateIsToldAfterTheStateHasChanged() async {
        let delegate = DelegateSpy()
        let viewModel = failedViewModel(DataServiceSpy())
        viewModel.delegate = delegate
        viewModel.loadGames()
        XCTAssertEqual(
            delegate.states, ["loading"],
            "the state at the moment of didStartLoading(vm:), after a load that has failed")
    }

    @MainActor func testTheDelegateIsToldBeforeTheServiceIsAsked() async {
        let service = DataServiceSpy()
        let delegate = DelegateSpy()
        let viewModel = GamesListViewModel(service)
        viewModel.delegate = delegate
        service.onRequest = { [weak delegate] _ in delegate?.calls.append("the service is asked") }
        viewModel.loadGames()
        XCTAssertEqual(
            delegate.calls, ["didStartLoading", "the service is asked"],
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
            "the state when the service is asked, after a load that has failed")
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
            service.requests.count, 1, "requests after loadGames() three times, without an answer")
        XCTAssertEqual(
            delegate.calls, ["didStartLoading"],
            "how the delegate is called by loadGames() three times, without an answer")
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
            service.requests.count, 2, "requests after loadGames() twice, when the first has ended"
        )
        XCTAssertEqual(
            delegate.calls, ["didStartLoading", "didStartLoading"],
            "how the delegate is called by loadGames() twice, where the first has ended")
    }

    @MainActor func testANewLoadClearsTheError() async {
        let viewModel = failedViewModel(DataServiceSpy())
        viewModel.loadGames()
        XCTAssertEqual(
            viewModel.showError, false, "showError after loadGames(), after a load that has failed")
        XCTAssertEqual(
            viewModel.errorMessage, nil,
            "errorMessage after loadGames(), after a load that has failed")
    }

    @MainActor func testItLoadsWithoutADelegate() async {
        let service = DataServiceSpy()
        GamesListViewModel(service).loadGames()
        XCTAssertEqual(service.requests.count, 1, "requests of a view model without a delegate")
    }

    @MainActor func testTheRequestDoesNotHoldTheViewModel() async {
        let service = DataServiceSpy()
        weak var freed: GamesListViewModel?
        do {
            let viewModel = GamesListViewModel(service)
            freed = viewModel
            viewModel.loadGames()
            XCTAssertEqual(service.requests.count, 1, "requests that wait for an answer")
        }
        await assertFreed(
            freed,
            "The view model isn't freed while its request waits. The closure that you pass to "
                + "dataService.loadGames holds it: write [weak self] there.")
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
            XCTAssertEqual(delegate.calls, ["didStartLoading"], "how the delegate is called")
        }
        await assertFreed(
            freed,
            "The delegate isn't freed while a request waits. Hold it only in 'weak var delegate', "
                + "and in no constant that the closure of the request uses.")
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
