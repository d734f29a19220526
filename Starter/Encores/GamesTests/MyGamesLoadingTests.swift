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

    // TODO: Test the state, the order of calls, a second load, and that nothing is kept alive.
}
