import Shared

extension GamesListViewModel {
    /// How many games there are to show.
    var itemsCount: Int {
        games.count
    }

    /// What the row at `index` shows; nil where there is no game at `index`.
    func getItem(at index: Int) -> GameListItemViewModel? {
        guard games.indices.contains(index) else { return nil }
        return GameListItemViewModel(games[index])
    }
}
