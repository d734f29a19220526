@testable import Games

/// A delegate for tests: it records its calls.
///
/// Extend it when a test needs more, such as the view model's state at each call.
@MainActor
final class RecordingDelegate: GamesListViewModelDelegate {
    /// The names of the calls, in order.
    private(set) var calls: [String] = []

    func didStartLoading(vm: GamesListViewModel) {
        calls.append("didStartLoading")
    }

    func itemsLoaded(vm: GamesListViewModel) {
        calls.append("itemsLoaded")
    }

    func errorDidOccur(vm: GamesListViewModel) {
        calls.append("errorDidOccur")
    }
}
