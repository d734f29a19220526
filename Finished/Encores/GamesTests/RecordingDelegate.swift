import XCTest

@testable import Games

/// A delegate for tests: it records its calls, and fulfills an expectation.
@MainActor
final class RecordingDelegate: GamesListViewModelDelegate {
    /// The names of the calls, in order.
    private(set) var calls: [String] = []
    /// The view model's state at each call.
    private(set) var states: [String] = []

    let starts = XCTestExpectation(description: "didStartLoading is called")
    let loads = XCTestExpectation(description: "itemsLoaded is called")
    let fails = XCTestExpectation(description: "errorDidOccur is called")

    func didStartLoading(vm: GamesListViewModel) {
        note("didStartLoading", vm)
        starts.fulfill()
    }

    func itemsLoaded(vm: GamesListViewModel) {
        note("itemsLoaded", vm)
        loads.fulfill()
    }

    func errorDidOccur(vm: GamesListViewModel) {
        note("errorDidOccur", vm)
        fails.fulfill()
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
