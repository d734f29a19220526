import Shared
import TestHelpers
import Testing

@testable import Games

/// Your tests for `loadGames()`, before an answer comes.
///
/// The suite is `@MainActor`, like the view model, so all its tests run on the main actor.
@MainActor @Suite struct MyGamesLoadingTests {
    /// A worked example: the service never answers, so the test sees what happens before an answer.
    @Test func loadingAsksAndTellsTheDelegate() {
        // Arrange: a view model with two test doubles.
        let service = MockDataService()
        let delegate = RecordingDelegate()
        let viewModel = GamesListViewModel(service)
        viewModel.delegate = delegate

        // Act.
        viewModel.loadGames()

        // Assert: the service is called once, and the delegate is notified once.
        #expect(service.requestCount == 1)
        #expect(delegate.calls == ["didStartLoading"])
    }

    @Test func theSpinnerIsShownUntilAnAnswerComes() {
        let viewModel = GamesListViewModel(MockDataService())
        #expect(!viewModel.showLoading)
        viewModel.loadGames()
        #expect(viewModel.showLoading)
    }

    @Test func theDelegateIsNotifiedAfterTheStateHasChanged() {
        let service = MockDataService()
        let delegate = RecordingDelegate()
        let viewModel = GamesListViewModel(service)
        viewModel.delegate = delegate
        viewModel.loadGames()
        #expect(delegate.states == ["spinner"])
    }

    @Test func theServiceIsAskedLast() {
        let service = MockDataService()
        let delegate = RecordingDelegate()
        let viewModel = GamesListViewModel(service)
        viewModel.delegate = delegate
        var callsBefore: [String] = []
        service.onRequest = { callsBefore = delegate.calls }
        viewModel.loadGames()
        #expect(callsBefore == ["didStartLoading"])
    }

    @Test func loadingAgainWhileLoadingDoesNothing() async {
        let service = MockDataService()
        let delegate = RecordingDelegate()
        let viewModel = GamesListViewModel(service)
        viewModel.delegate = delegate
        viewModel.loadGames()
        viewModel.loadGames()
        await settle()
        #expect(service.requestCount == 1)
        #expect(delegate.calls == ["didStartLoading"])
    }

    @Test func aNewLoadClearsTheErrorAndAsksOnce() {
        let service = MockDataService()
        let delegate = RecordingDelegate()
        let viewModel = GamesListViewModel(service)
        viewModel.loadGames()
        service.answer(nil, Offline())
        viewModel.delegate = delegate
        viewModel.loadGames()
        #expect(delegate.states == ["spinner"])
        #expect(!viewModel.showError)
        #expect(viewModel.errorMessage == nil)
        #expect(service.requestCount == 2)
    }

    @Test func theRequestHoldsNothing() {
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
            #expect(freedDelegate == nil)
        }
        #expect(freed == nil)
        // The late answer arrives after the view model is gone, and must not crash.
        service.answer([.tetris])
    }
}
