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

    // TODO: Test the state, the order of calls, a second load, and that nothing is kept alive.
}
