import Shared

@testable import Games

/// A mock: it stands in for a real service, and never answers.
///
/// Extend it when a test needs more: to answer when the test says so.
@MainActor
final class MockDataService: DataService {
    /// How often it was asked.
    private(set) var requestCount = 0

    func loadGames(_ completion: @escaping @MainActor ([Game]?, (any Error)?) -> Void) {
        requestCount += 1
    }
}
