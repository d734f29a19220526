import Shared

extension GamesListViewModel {
    /// How many games there are to show.
    var itemsCount: Int {
        // TODO: Count the games.
        0
    }

    /// What the row at `index` shows; nil where there is no game at `index`.
    func getItem(at index: Int) -> GameListItemViewModel? {
        // TODO: Make a GameListItemViewModel of the game at index.
        nil
    }
}
