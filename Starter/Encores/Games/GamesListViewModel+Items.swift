import Shared

extension GamesListViewModel {
    /// The number of games to show.
    var itemsCount: Int {
        // TODO: Count the games.
        0
    }

    /// Returns the content of the row at `index`, or nil if there is no game at `index`.
    func getItem(at index: Int) -> GameListItemViewModel? {
        // TODO: Make a GameListItemViewModel for the game at index.
        nil
    }
}
