import Shared
import TestHelpers
import XCTest

@testable import Games

/// Checks the result of each kind of answer, and that only the first answer to a request counts.
final class GamesOutcomesTests: XCTestCase {
    private let noGames = "No games available at the moment."
    private let failure = "Unable to load games. Please try again !"

    @MainActor func testGamesAreKept() async {
        let (_, viewModel, _) = loading()
        viewModel.receive([.tetris, .doom], nil)
        XCTAssertEqual(
            viewModel.games.map(\.title), ["Tetris", "Doom"],
            "titles of the games after an answer with Tetris and Doom")
    }

    @MainActor func testGamesEndLoading() async {
        let (_, viewModel, _) = loading()
        viewModel.showLoading = true
        viewModel.receive([.tetris], nil)
        XCTAssertEqual(viewModel.showLoading, false, "showLoading after an answer with a game")
    }

    @MainActor func testGamesAreToldOnce() async {
        let (service, viewModel, delegate) = loading()
        service.answer([.tetris, .doom])
        await assertTold(
            delegate, ["didStartLoading", "itemsLoaded"], "loadGames() and two games")
        XCTAssertEqual(
            Set(delegate.models).count == 1, true,
            "whether both calls of the delegate pass the same view model")
        withExtendedLifetime(viewModel) {}
    }

    @MainActor func testTheStateHasChangedWhenGamesAreTold() async {
        let (service, viewModel, delegate) = loading()
        service.answer([.tetris])
        await assertEventually(
            delegate.states, ["loading", "1 game"],
            "the state at the moment of didStartLoading(vm:) and of itemsLoaded(vm:)")
        withExtendedLifetime(viewModel) {}
    }

    @MainActor func testNoGamesIsAnError() async {
        await assertFails([], nil, with: noGames, "an answer with no games")
    }

    @MainActor func testAFailure() async {
        await assertFails(nil, ServiceIsDown(), with: failure, "an error")
    }

    @MainActor func testNeitherGamesNorAnError() async {
        await assertFails(nil, nil, with: failure, "an answer with neither games nor an error")
    }

    @MainActor func testAnErrorCountsEvenIfGamesCome() async {
        await assertFails([.tetris], ServiceIsDown(), with: failure, "an error and a game")
        await assertFails([], ServiceIsDown(), with: failure, "an error and no games")
    }

    @MainActor func testTheStateHasChangedWhenAnErrorIsTold() async {
        for (games, error, message) in [
            ([], nil, noGames), (nil, ServiceIsDown(), failure),
        ] as [([Game]?, (any Error)?, String)] {
            let (service, viewModel, delegate) = loading()
            service.answer(games, error)
            await assertEventually(
                delegate.states, ["loading", "error \(message), 0 games"],
                "the state at the moment of didStartLoading(vm:) and of errorDidOccur(vm:)")
            withExtendedLifetime(viewModel) {}
        }
    }

    @MainActor func testAFailureTakesEarlierGamesAway() async {
        for (games, error) in [([], nil), (nil, ServiceIsDown())] as [([Game]?, (any Error)?)] {
            let (service, viewModel, delegate) = loading()
            service.answer([.tetris, .doom])
            await assertTold(delegate, ["didStartLoading", "itemsLoaded"], "the first load")
            viewModel.loadGames()
            service.answer(games, error)
            await assertEventually(
                viewModel.games.count, 0, "games after two games, and then a load that fails")
        }
    }

    @MainActor func testGamesReplaceEarlierOnes() async {
        let (service, viewModel, _) = loading()
        service.answer([.tetris, .doom])
        await settle()
        viewModel.loadGames()
        service.answer([.myst])
        await assertEventually(
            viewModel.games.map(\.title), ["Myst"],
            "titles of the games after a load of Tetris and Doom, and then one of Myst")
    }

    @MainActor func testGamesAfterAnError() async {
        let (service, viewModel, delegate) = loading()
        service.answer(nil, ServiceIsDown())
        await settle()
        viewModel.loadGames()
        service.answer([.tetris])
        await assertTold(
            delegate, ["didStartLoading", "errorDidOccur", "didStartLoading", "itemsLoaded"],
            "a load that fails and one that succeeds")
        XCTAssertEqual(
            viewModel.stateInWords, "1 game", "the state after a load that fails and one of a game")
    }

    @MainActor func testAnErrorAfterAnError() async {
        let (service, viewModel, _) = loading()
        service.answer([])
        await settle()
        viewModel.loadGames()
        service.answer(nil, ServiceIsDown())
        await assertEventually(
            viewModel.stateInWords, "error \(failure), 0 games",
            "the state after a load without games, and then one that fails")
    }

    @MainActor func testASecondAnswerChangesNothing() async {
        let (service, viewModel, delegate) = loading()
        service.answer([.tetris])
        service.answer(nil, ServiceIsDown())
        service.answer([.doom, .myst])
        await assertTold(
            delegate, ["didStartLoading", "itemsLoaded"], "three answers to one request")
        XCTAssertEqual(
            viewModel.stateInWords, "1 game",
            "the state after a game, an error and two games as answers to one request: only the "
                + "first counts")
    }

    @MainActor func testALateAnswerToAnEarlierRequestChangesNothing() async {
        let (service, viewModel, delegate) = loading()
        service.answer(nil, ServiceIsDown())
        await settle()
        viewModel.loadGames()
        service.requests.first?([.tetris], nil)
        await assertTold(
            delegate, ["didStartLoading", "errorDidOccur", "didStartLoading"],
            "an error, a new load, and a second answer to the first request")
        XCTAssertEqual(
            viewModel.stateInWords, "loading",
            "the state while the second request waits, after a second answer to the first one")
    }

    @MainActor func testAServiceThatAnswersAtOnce() async {
        let service = DataServiceSpy()
        service.onRequest = { answer in answer([.tetris], nil) }
        let viewModel = GamesListViewModel(service)
        let delegate = DelegateSpy()
        viewModel.delegate = delegate
        viewModel.loadGames()
        await assertTold(
            delegate, ["didStartLoading", "itemsLoaded"], "an answer before loadGames returns")
        XCTAssertEqual(
            viewModel.stateInWords, "1 game", "the state after an answer before loadGames returns")
    }

    @MainActor func testTheDelegateIsToldOnTheMainThread() async {
        let (service, viewModel, delegate) = loading()
        service.answer([.tetris])
        await settle()
        viewModel.loadGames()
        service.answer(nil, ServiceIsDown())
        await assertEventually(
            Set(delegate.isMain), [true],
            "for the calls of the delegate: whether they came on the main thread")
    }

    // MARK: Loads and outcomes

    /// Returns a view model that waits for an answer, its service, and its delegate.
    @MainActor
    private func loading() -> (DataServiceSpy, GamesListViewModel, DelegateSpy) {
        let service = DataServiceSpy()
        let viewModel = GamesListViewModel(service)
        let delegate = DelegateSpy()
        viewModel.delegate = delegate
        viewModel.loadGames()
        return (service, viewModel, delegate)
    }

    /// Checks that an answer leads to a message, and that the delegate is notified once.
    @MainActor
    private func assertFails(
        _ games: [Game]?, _ error: (any Error)?, with message: String, _ answer: String,
        file: StaticString = #filePath, line: UInt = #line
    ) async {
        let (service, viewModel, delegate) = loading()
        service.answer(games, error)
        await assertTold(
            delegate, ["didStartLoading", "errorDidOccur"], "loadGames() and \(answer)",
            file: file, line: line)
        XCTAssertEqual(
            viewModel.stateInWords, "error \(message), 0 games", "the state after \(answer)",
            file: file, line: line)
    }

    /// Checks all calls of the delegate, and that no more come.
    @MainActor
    private func assertTold(
        _ delegate: DelegateSpy, _ expected: [String], _ situation: String,
        file: StaticString = #filePath, line: UInt = #line
    ) async {
        await waitUntil { delegate.calls.count >= expected.count }
        await settle()
        XCTAssertEqual(
            delegate.calls, expected, "how the delegate is called, after \(situation)",
            file: file, line: line)
    }
}
