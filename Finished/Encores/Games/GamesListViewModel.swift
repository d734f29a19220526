import Shared

/// The logic of a list of games: it loads them, and tells its delegate.
///
/// The other parts of it stand in the other files that begin with its name.
@MainActor
final class GamesListViewModel {
    /// Who is told of everything new. It is held weakly: the screen holds its view model.
    weak var delegate: (any GamesListViewModelDelegate)?

    /// Whether the view model waits for an answer.
    var showLoading = false
    /// Whether the last load has ended with an error.
    var showError = false
    /// What to say about the error; nil where there is none.
    var errorMessage: String?
    /// The games that were loaded last.
    var games: [Game] = []

    private let dataService: any DataService

    /// A view model that asks `dataService` for its games.
    init(_ dataService: any DataService) {
        self.dataService = dataService
    }

    /// Asks for the games once, and passes the first answer to `receive(_:_:)`.
    ///
    /// While it waits, `showLoading` is true and there is no error, and the delegate is told once.
    /// It does nothing if it waits already. The request holds the view model weakly.
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
