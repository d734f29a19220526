import Shared
import TestHelpers
import XCTest

@testable import Games

/// Your own tests of `loadGames()`, until an answer comes.
///
/// Every test here is a `@MainActor func test…() async`. Without `async` one can stop the whole run.
final class MyGamesLoadingTests: XCTestCase {
    /// A worked example: the service never answers here, so the test sees what comes before that.
    @MainActor func testLoadingAsksAndTellsTheDelegate() async {
        // Arrange: a view model between two objects of the test's own.
        let service = MockDataService()
        let delegate = RecordingDelegate()
        let viewModel = GamesListViewModel(service)
        viewModel.delegate = delegate

        // Act.
        viewModel.loadGames()

        // Assert: the service is asked once, and the delegate is told once.
        XCTAssertEqual(service.requestCount, 1)
        XCTAssertEqual(delegate.calls, ["didStartLoading"])
    }

    // TODO: Test the state, the order of things, a second load, and that nobody is held.
}
