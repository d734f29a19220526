@testable import Games

/// A delegate for tests: it writes down what it is told.
///
/// Extend it when a test needs more, such as what the view model has at each call.
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
