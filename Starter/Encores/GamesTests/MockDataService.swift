import Shared

@testable import Games

/// A mock that replaces a real service, and never answers.
///
/// Extend it when a test needs more, for example an answer at a time that the test chooses.
@MainActor
final class MockDataService: DataService {
    /// The number of requests.
    private(set) var requestCount = 0

    func loadGames(_ completion: @escaping @MainActor ([Game]?, (any Error)?) -> Void) {
        requestCount += 1
    }
}
