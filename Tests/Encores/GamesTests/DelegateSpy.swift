import Foundation
import Shared

@testable import Games

/// A delegate that records its calls, and the view model's state at each call.
@MainActor
final class DelegateSpy: GamesListViewModelDelegate {
    /// The names of the calls, in order.
    var calls: [String] = []
    /// The view model's state at each call.
    private(set) var states: [String] = []
    /// The view model that each call passed.
    private(set) var models: [ObjectIdentifier] = []
    /// Whether each call came on the main thread.
    private(set) var isMain: [Bool] = []

    func didStartLoading(vm: GamesListViewModel) { note("didStartLoading", vm) }
    func itemsLoaded(vm: GamesListViewModel) { note("itemsLoaded", vm) }
    func errorDidOccur(vm: GamesListViewModel) { note("errorDidOccur", vm) }

    private func note(_ call: String, _ vm: GamesListViewModel) {
        calls.append(call)
        states.append(vm.stateInWords)
        models.append(ObjectIdentifier(vm))
        isMain.append(Thread.isMainThread)
    }
}

extension GamesListViewModel {
    /// The view model's state as text, for example `loading`, `3 games` or `error Offline, 0 games`.
    var stateInWords: String {
        var words: [String] = []
        if showLoading { words.append("loading") }
        if showError || errorMessage != nil {
            let kind = showError ? "error" : "hidden error"
            words.append("\(kind) \(errorMessage ?? "without text")")
        }
        if !showLoading { words.append(games.count == 1 ? "1 game" : "\(games.count) games") }
        return words.joined(separator: ", ")
    }
}
