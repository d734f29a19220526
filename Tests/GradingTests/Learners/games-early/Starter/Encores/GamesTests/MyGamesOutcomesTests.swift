import Shared
import TestHelpers
import XCTest

@testable import Games

final class MyGamesOutcomesTests: XCTestCase {
    /// Looks before the delegate has to be told.
    @MainActor func testChecksEarly() async {
        let service = MockDataService()
        let delegate = RecordingDelegate()
        let viewModel = GamesListViewModel(service)
        viewModel.delegate = delegate
        viewModel.loadGames()
        service.answer([.tetris])
        XCTAssertEqual(delegate.calls, ["didStartLoading", "itemsLoaded"])
    }

    /// Nobody holds the delegate: a view model holds it weakly.
    @MainActor func testForgetsToHoldTheDelegate() async {
        let service = MockDataService()
        let viewModel = GamesListViewModel(service)
        let isTold = expectation(description: "the delegate is told")
        viewModel.delegate = TellingDelegate { isTold.fulfill() }
        viewModel.loadGames()
        await fulfillment(of: [isTold], timeout: 0.1)
    }

    /// Nobody holds the view model: its request holds it weakly.
    @MainActor func testForgetsToHoldTheViewModel() async {
        let service = MockDataService()
        let delegate = RecordingDelegate()
        load(service, delegate)
        service.answer([])
        await settle()
        XCTAssertEqual(delegate.calls, ["didStartLoading", "errorDidOccur"])
    }

    /// The expectations come in the other order.
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

    /// What must not come does come, since it is the right thing.
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

    /// The text is nearly the right one.
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
