@testable import Games

/// A delegate for tests: it records its calls.
@MainActor
final class RecordingDelegate: GamesListViewModelDelegate {
    /// The names of the calls, in order.
    private(set) var calls: [String] = []
    /// The view model's state at each call.
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

/// Describes the state of a view model.
@MainActor
func state(of vm: GamesListViewModel) -> String {
    if vm.showLoading { return vm.showError ? "spinner and error" : "spinner" }
    if vm.showError { return vm.errorMessage ?? "no message" }
    return "\(vm.itemsCount) games"
}
