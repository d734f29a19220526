import Shared
import TestHelpers
import XCTest

@testable import Games

final class MyGamesOutcomesTests: XCTestCase {
    /// Checks too early: the delegate need not have been notified yet.
    @MainActor func testChecksEarly() async {
        let service = MockDataService()
        let delegate = RecordingDelegate()
        let viewModel = GamesListViewModel(service)
        viewModel.delegate = delegate
        viewModel.loadGames()
        service.answer([.tetris])
        XCTAssertEqual(delegate.calls, ["didStartLoading", "itemsLoaded"])
    }

    /// Nothing holds the delegate, because the view model holds it weakly.
    @MainActor func testForgetsToHoldTheDelegate() async {
        let service = MockDataService()
        let viewModel = GamesListViewModel(service)
        let isTold = expectation(description: "the delegate is told")
        viewModel.delegate = TellingDelegate { isTold.fulfill() }
        viewModel.loadGames()
        await fulfillment(of: [isTold], timeout: 0.1)
    }

    /// Nothing holds the view model, because its request holds it weakly.
    @MainActor func testForgetsToHoldTheViewModel() async {
        let service = MockDataService()
        let delegate = RecordingDelegate()
        load(service, delegate)
        service.answer([])
        await settle()
        XCTAssertEqual(delegate.calls, ["didStartLoading", "errorDidOccur"])
    }

    /// The expectations are in the wrong order.
    @MainActor func testExpectsTheEndFirst() async {
        let service = MockDataService()
        let delegate = RecordingDelegate()
        let viewModel = GamesListViewModel(service)
        viewModel.delegate = delegate
        viewModel.loadGames()
        service.answer([.tetris])
        await fulfillment(of: [delegate.loads, delegate.starts], timeout: 0.1, enforceOrder: true)
        withExtendedLifetime(viewModel) {}
    }

    /// The inverted expectation is for the right call, so the call fulfills it.
    @MainActor func testInvertsTheWrongExpectation() async {
        let service = MockDataService()
        let delegate = RecordingDelegate()
        let viewModel = GamesListViewModel(service)
        viewModel.delegate = delegate
        delegate.fails.isInverted = true
        viewModel.loadGames()
        service.answer([])
        await fulfillment(of: [delegate.fails], timeout: 0.1)
        withExtendedLifetime(viewModel) {}
    }

    /// The expected text lacks a space.
    @MainActor func testHasAnotherText() async {
        let service = MockDataService()
        let viewModel = GamesListViewModel(service)
        viewModel.loadGames()
        service.answer(nil, Offline())
        XCTAssertEqual(viewModel.errorMessage, "Unable to load games. Please try again!")
    }

    @MainActor
    private func load(_ service: MockDataService, _ delegate: RecordingDelegate) {
        let viewModel = GamesListViewModel(service)
        viewModel.delegate = delegate
        viewModel.loadGames()
    }
}

/// A delegate that calls a closure.
@MainActor
private final class TellingDelegate: GamesListViewModelDelegate {
    let tell: () -> Void

    init(tell: @escaping () -> Void) { self.tell = tell }

    func didStartLoading(vm: GamesListViewModel) { tell() }
    func itemsLoaded(vm: GamesListViewModel) { tell() }
    func errorDidOccur(vm: GamesListViewModel) { tell() }
}
