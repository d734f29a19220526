import Shared
import Testing

@testable import Games

/// Your tests for `itemsCount` and `getItem(at:)`.
@MainActor @Suite struct MyGamesItemsTests {
    @Test func thereAreNoItemsBeforeLoading() {
        #expect(items(of: nil) == [])
    }

    @Test func eachGameHasItsItem() {
        #expect(
            items(of: [.tetris, .doom]) == ["Tetris (Puzzle, 1984)", "Doom (Shooter, 1993)"])
    }

    @Test(arguments: [-1, 2, 3, .min, .max])
    func indexesOutsideGiveNil(index: Int) {
        let viewModel = viewModel(of: [.tetris, .doom])
        #expect(viewModel.getItem(at: index) == nil)
    }

    /// Returns all items as text.
    private func items(of games: [Game]?) -> [String] {
        let viewModel = viewModel(of: games)
        return (0..<viewModel.itemsCount).map { index in
            guard let item = viewModel.getItem(at: index) else { return "nil" }
            return "\(item.title) (\(item.details))"
        }
    }

    /// Returns a view model that has loaded these games, or nothing if they are nil.
    private func viewModel(of games: [Game]?) -> GamesListViewModel {
        let service = MockDataService()
        let viewModel = GamesListViewModel(service)
        if games != nil {
            viewModel.loadGames()
            service.answer(games)
        }
        return viewModel
    }
}
