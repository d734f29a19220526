import Shared

/// The logic of a list of games: it loads them and notifies its delegate.
///
/// The rest of the logic is in the other files whose names start the same way.
@MainActor
final class GamesListViewModel {
    /// The object to notify of every change. Held weakly, because the screen holds its view model.
    weak var delegate: (any GamesListViewModelDelegate)?

    /// Whether the view model is waiting for an answer.
    var showLoading = false
    /// Whether the last load ended with an error.
    var showError = false
    /// The message for the error; nil if there is none.
    var errorMessage: String?
    /// The games from the last load.
    var games: [Game] = []

    private let dataService: any DataService

    /// Creates a view model that asks `dataService` for its games.
    init(_ dataService: any DataService) {
        self.dataService = dataService
    }

    /// Asks for the games once, and passes the first answer to `receive(_:_:)`.
    ///
    /// While it waits, `showLoading` is true and there is no error. The delegate is notified once.
    /// A call during this wait does nothing. The request holds the view model weakly.
    /// Further answers to the same request change nothing, whenever they come.
    func loadGames() {
        guard !showLoading else { return }
        showLoading = true
        showError = false
        errorMessage = nil
        delegate?.didStartLoading(vm: self)
        var isAnswered = false
        dataService.loadGames { [weak self] games, error in
            guard !isAnswered else { return }
            isAnswered = true
            self?.receive(games, error)
        }
    }
}
