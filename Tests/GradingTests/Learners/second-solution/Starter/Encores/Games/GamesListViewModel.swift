import Shared

@MainActor
final class GamesListViewModel {
    weak var delegate: (any GamesListViewModelDelegate)?

    var showLoading = false
    var showError = false
    var errorMessage: String?
    var games: [Game] = []

    private let dataService: any DataService
    /// The number of accepted answers, which is also the number of the pending request.
    private var answered = 0

    init(_ dataService: any DataService) {
        self.dataService = dataService
    }

    func loadGames() {
        if showLoading { return }
        games = []
        (showLoading, showError, errorMessage) = (true, false, nil)
        delegate?.didStartLoading(vm: self)
        let number = answered
        dataService.loadGames { [weak self] in self?.take($0, $1, number) }
    }

    private func take(_ games: [Game]?, _ error: (any Error)?, _ number: Int) {
        if number == answered {
            answered += 1
            receive(games, error)
        }
    }
}
