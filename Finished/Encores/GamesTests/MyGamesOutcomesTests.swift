import Shared
import TestHelpers
import XCTest

@testable import Games

/// Your tests for what happens after an answer.
final class MyGamesOutcomesTests: XCTestCase {
    private let noGames = "No games available at the moment."
    private let failure = "Unable to load games. Please try again !"

    @MainActor func testGamesEndLoadingAndAreTold() async {
        let (service, delegate, viewModel) = loading()
        service.answer([.tetris, .doom])
        await fulfillment(
            of: [delegate.starts, delegate.loads], timeout: 5, enforceOrder: true)
        await settle()
        XCTAssertEqual(delegate.calls, ["didStartLoading", "itemsLoaded"])
        XCTAssertEqual(delegate.states, ["spinner", "2 games"])
        XCTAssertEqual(state(of: viewModel), "2 games")
    }

    @MainActor func testAnswersWithoutGames() async {
        await assertFails([], nil, noGames)
        await assertFails(nil, Offline(), failure)
        await assertFails(nil, nil, failure)
        await assertFails([.tetris], Offline(), failure)
    }

    @MainActor func testAFailureLeavesNoGames() async {
        for answer in [[], nil] as [[Game]?] {
            let (service, _, viewModel) = loading()
            service.answer([.tetris])
            viewModel.loadGames()
            service.answer(answer)
            await settle()
            XCTAssertEqual(viewModel.itemsCount, 0)
        }
    }

    @MainActor func testLaterGamesReplaceEarlierOnes() async {
        let (service, _, viewModel) = loading()
        service.answer([.tetris, .doom])
        await settle()
        viewModel.loadGames()
        service.answer([.myst])
        await settle()
        XCTAssertEqual(viewModel.itemsCount, 1)
        XCTAssertEqual(viewModel.getItem(at: 0)?.title, "Myst")
    }

    @MainActor func testASecondAnswerChangesNothing() async {
        let (service, delegate, viewModel) = loading()
        service.answer([.tetris])
        service.answer(nil, Offline())
        await settle()
        XCTAssertEqual(delegate.calls, ["didStartLoading", "itemsLoaded"])
        XCTAssertEqual(state(of: viewModel), "1 games")
    }

    @MainActor func testALateAnswerIsNotTakenForTheNextOne() async {
        let (service, _, viewModel) = loading()
        let first = service.completion
        service.answer(nil, Offline())
        await settle()
        viewModel.loadGames()
        first?([.tetris], nil)
        await settle()
        XCTAssertEqual(state(of: viewModel), "spinner")
    }

    /// Returns a view model that waits for an answer, with a mock and a recording delegate.
    @MainActor
    private func loading() -> (MockDataService, RecordingDelegate, GamesListViewModel) {
        let service = MockDataService()
        let delegate = RecordingDelegate()
        let viewModel = GamesListViewModel(service)
        viewModel.delegate = delegate
        viewModel.loadGames()
        return (service, delegate, viewModel)
    }

    /// Checks that an answer leads to a message, and that the delegate is notified.
    @MainActor
    private func assertFails(
        _ games: [Game]?, _ error: (any Error)?, _ message: String,
        file: StaticString = #filePath, line: UInt = #line
    ) async {
        let (service, delegate, viewModel) = loading()
        service.answer(games, error)
        await settle()
        XCTAssertEqual(
            delegate.calls, ["didStartLoading", "errorDidOccur"], file: file, line: line)
        XCTAssertEqual(delegate.states, ["spinner", message], file: file, line: line)
        XCTAssertEqual(state(of: viewModel), message, file: file, line: line)
    }
}
