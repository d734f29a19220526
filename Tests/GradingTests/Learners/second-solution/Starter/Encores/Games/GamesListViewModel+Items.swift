import Shared

extension GamesListViewModel {
    private var items: [GameListItemViewModel] { games.map(GameListItemViewModel.init) }

    var itemsCount: Int { items.count }

    func getItem(at index: Int) -> GameListItemViewModel? {
        for (place, item) in items.enumerated() where place == index { return item }
        return nil
    }
}
