import Shared
import XCTest

@testable import Games

/// Checks `itemsCount` and `getItem(at:)`, for all valid indexes and some invalid ones.
final class GamesItemsTests: XCTestCase {
    @MainActor func testTheGamesAreCounted() async {
        XCTAssertEqual(viewModel([.tetris]).itemsCount, 1, "itemsCount with one game")
        XCTAssertEqual(
            viewModel([.tetris, .doom, .myst]).itemsCount, 3, "itemsCount with three games")
        XCTAssertEqual(viewModel([]).itemsCount, 0, "itemsCount without games")
    }

    @MainActor func testGamesOfOneTitleAreCounted() async {
        XCTAssertEqual(
            viewModel([.tetris, .tetris]).itemsCount, 2, "itemsCount with the same game twice")
    }

    @MainActor func testTheFirstItem() async {
        XCTAssertEqual(
            item(at: 0, of: [.tetris, .doom, .myst]), "Tetris (Puzzle, 1984)",
            "getItem(at: 0) with the games Tetris, Doom and Myst")
    }

    @MainActor func testTheLastItem() async {
        XCTAssertEqual(
            item(at: 2, of: [.tetris, .doom, .myst]), "Myst (Adventure, 1993)",
            "getItem(at: 2) with the games Tetris, Doom and Myst")
    }

    @MainActor func testItemsAreInTheOrderOfTheGames() async {
        let viewModel = viewModel([.myst, .tetris, .doom])
        XCTAssertEqual(
            (0..<3).map { viewModel.getItem(at: $0)?.title ?? "nil" }, ["Myst", "Tetris", "Doom"],
            "titles from getItem(at:) at 0, 1 and 2, with the games Myst, Tetris and Doom")
    }

    @MainActor func testIndexesAfterTheLast() async {
        let items = items(at: [1, 2, 3, .max], of: [.tetris, .doom])
        XCTAssertEqual(
            items, ["Doom", "nil", "nil", "nil"],
            "titles from getItem(at:) at 1, 2, 3 and Int.max, with the games Tetris and Doom")
    }

    @MainActor func testNegativeIndexes() async {
        let items = items(at: [0, -1, -2, .min], of: [.tetris, .doom])
        XCTAssertEqual(
            items, ["Tetris", "nil", "nil", "nil"],
            "titles from getItem(at:) at 0, -1, -2 and Int.min, with the games Tetris and Doom")
    }

    @MainActor func testItemsFollowTheGames() async {
        let viewModel = viewModel([.tetris])
        _ = (viewModel.itemsCount, viewModel.getItem(at: 0))
        viewModel.games = [.doom, .myst]
        XCTAssertEqual(
            viewModel.itemsCount, 2, "itemsCount after games has changed from one game to two")
        XCTAssertEqual(
            viewModel.getItem(at: 0)?.title, "Doom",
            "title from getItem(at: 0) after games has changed from Tetris to Doom and Myst")
    }

    @MainActor
    private func viewModel(_ games: [Game]) -> GamesListViewModel {
        let viewModel = GamesListViewModel(DataServiceSpy())
        viewModel.games = games
        return viewModel
    }

    /// Everything that a row shows, on one line.
    @MainActor
    private func item(at index: Int, of games: [Game]) -> String {
        guard let item = viewModel(games).getItem(at: index) else { return "nil" }
        return "\(item.title) (\(item.details))"
    }

    /// The title of each item, or `nil`.
    @MainActor
    private func items(at indexes: [Int], of games: [Game]) -> [String] {
        let viewModel = viewModel(games)
        return indexes.map { viewModel.getItem(at: $0)?.title ?? "nil" }
    }
}
