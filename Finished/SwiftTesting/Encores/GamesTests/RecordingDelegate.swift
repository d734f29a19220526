@testable import Games

/// A delegate for tests: it writes down what it is told.
@MainActor
final class RecordingDelegate: GamesListViewModelDelegate {
    /// The names of the calls, in order.
    private(set) var calls: [String] = []
    /// What the view model showed at each call.
    private(set) var states: [String] = []

    func didStartLoading(vm: GamesListViewModel) {
        note("didStartLoading", vm)
    }

    func itemsLoaded(vm: GamesListViewModel) {
        note("itemsLoaded", vm)
    }

    func errorDidOccur(vm: GamesListViewModel) {
        note("errorDidOccur", vm)
    }

    private func note(_ call: String, _ vm: GamesListViewModel) {
        calls.append(call)
        states.append(state(of: vm))
    }
}

/// What a view model shows, in words.
@MainActor
func state(of vm: GamesListViewModel) -> String {
    if vm.showLoading { return vm.showError ? "spinner and error" : "spinner" }
    if vm.showError { return vm.errorMessage ?? "no message" }
    return "\(vm.itemsCount) games"
}
