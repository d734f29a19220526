import Shared
import TestHelpers
import Testing

@testable import Games

/// Your own tests of `loadGames()`, until an answer comes.
///
/// The suite is `@MainActor`, as the view model is. So all its tests run on the main actor.
@MainActor @Suite struct MyGamesLoadingTests {
    /// A worked example: the service never answers here, so the test sees what comes before that.
    @Test func loadingAsksAndTellsTheDelegate() {
        // Arrange: a view model between two objects of the test's own.
        let service = MockDataService()
        let delegate = RecordingDelegate()
        let viewModel = GamesListViewModel(service)
        viewModel.delegate = delegate

        // Act.
        viewModel.loadGames()

        // Assert: the service is asked once, and the delegate is told once.
        #expect(service.requestCount == 1)
        #expect(delegate.calls == ["didStartLoading"])
    }

    // TODO: Test the state, the order of things, a second load, and that nobody is held.
}
