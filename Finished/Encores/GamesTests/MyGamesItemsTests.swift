import Shared
import XCTest

@testable import Games

/// Your tests for `itemsCount` and `getItem(at:)`.
final class MyGamesItemsTests: XCTestCase {
    @MainActor func testThereAreNoItemsBeforeLoading() async {
        XCTAssertEqual(items(of: nil), [])
    }

    @MainActor func testEachGameHasItsItem() async {
        XCTAssertEqual(
            items(of: [.tetris, .doom]), ["Tetris (Puzzle, 1984)", "Doom (Shooter, 1993)"])
    }

    @MainActor func testIndexesOutsideGiveNil() async {
        let viewModel = viewModel(of: [.tetris, .doom])
        for index in [-1, 2, 3, .min, .max] {
            XCTAssertNil(viewModel.getItem(at: index), "getItem(at: \(index))")
        }
    }

    /// Returns all items as text.
    @MainActor
    private func items(of games: [Game]?) -> [String] {
        let viewModel = viewModel(of: games)
        return (0..<viewModel.itemsCount).map { index in
            guard let item = viewModel.getItem(at: index) else { return "nil" }
            return "\(item.title) (\(item.details))"
        }
    }

    /// Returns a view model that has loaded these games, or nothing if they are nil.
    @MainActor
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
