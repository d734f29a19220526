import Shared

extension GamesListViewModel {
    /// The number of games to show.
    var itemsCount: Int {
        games.count
    }

    /// Returns the content of the row at `index`, or nil if there is no game at `index`.
    func getItem(at index: Int) -> GameListItemViewModel? {
        return GameListItemViewModel(games[index])
    }
}
