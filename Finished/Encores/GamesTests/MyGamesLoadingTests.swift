import Shared
import TestHelpers
import XCTest

@testable import Games

/// Your tests for `loadGames()`, before an answer comes.
///
/// Write tests as `@MainActor func test…() async`. A test without `async` can stop the whole run.
final class MyGamesLoadingTests: XCTestCase {
    /// A worked example: the service never answers, so the test sees what happens before an answer.
    @MainActor func testLoadingAsksAndTellsTheDelegate() async {
        // Arrange: a view model with two test doubles.
        let service = MockDataService()
        let delegate = RecordingDelegate()
        let viewModel = GamesListViewModel(service)
        viewModel.delegate = delegate

        // Act.
        viewModel.loadGames()

        // Assert: the service is called once, and the delegate is notified once.
        XCTAssertEqual(service.requestCount, 1)
        XCTAssertEqual(delegate.calls, ["didStartLoading"])
    }

    @MainActor func testTheSpinnerIsShownUntilAnAnswerComes() async {
        let viewModel = GamesListViewModel(MockDataService())
        XCTAssertFalse(viewModel.showLoading)
        viewModel.loadGames()
        XCTAssertTrue(viewModel.showLoading)
    }

    @MainActor func testTheDelegateIsNotifiedAfterTheStateHasChanged() async {
        let service = MockDataService()
        let delegate = RecordingDelegate()
        let viewModel = GamesListViewModel(service)
        viewModel.delegate = delegate
        viewModel.loadGames()
        XCTAssertEqual(delegate.states, ["spinner"])
    }

    @MainActor func testTheServiceIsAskedLast() async {
        let service = MockDataService()
        let delegate = RecordingDelegate()
        let viewModel = GamesListViewModel(service)
        viewModel.delegate = delegate
        var callsBefore: [String] = []
        service.onRequest = { callsBefore = delegate.calls }
        viewModel.loadGames()
        XCTAssertEqual(callsBefore, ["didStartLoading"])
    }

    @MainActor func testLoadingAgainWhileLoadingDoesNothing() async {
        let service = MockDataService()
        let delegate = RecordingDelegate()
        let viewModel = GamesListViewModel(service)
        viewModel.delegate = delegate
        viewModel.loadGames()
        viewModel.loadGames()
        await settle()
        XCTAssertEqual(service.requestCount, 1)
        XCTAssertEqual(delegate.calls, ["didStartLoading"])
    }

    @MainActor func testANewLoadClearsTheErrorAndAsksOnce() async {
        let service = MockDataService()
        let delegate = RecordingDelegate()
        let viewModel = GamesListViewModel(service)
        viewModel.loadGames()
        service.answer(nil, Offline())
        viewModel.delegate = delegate
        viewModel.loadGames()
        XCTAssertEqual(delegate.states, ["spinner"])
        XCTAssertFalse(viewModel.showError)
        XCTAssertNil(viewModel.errorMessage)
        XCTAssertEqual(service.requestCount, 2)
    }

    @MainActor func testTheRequestHoldsNothing() async {
        let service = MockDataService()
        weak var freed: GamesListViewModel?
        do {
            let viewModel = GamesListViewModel(service)
            freed = viewModel
            weak var freedDelegate: RecordingDelegate?
            do {
                let delegate = RecordingDelegate()
                freedDelegate = delegate
                viewModel.delegate = delegate
                viewModel.loadGames()
            }
            XCTAssertNil(freedDelegate)
        }
        XCTAssertNil(freed)
        // The late answer arrives after the view model is gone, and must not crash.
        service.answer([.tetris])
    }
}
