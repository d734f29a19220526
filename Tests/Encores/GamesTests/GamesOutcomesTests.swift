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

    @MainActor func testTheDelegateIsNotifiedOfGamesOnce() async {
        let (service, viewModel, delegate) = loading()
        service.answer([.tetris, .doom])
        await assertNotified(
            delegate, ["didStartLoading", "itemsLoaded"], "loadGames() and two games")
        XCTAssertEqual(
            Set(delegate.models).count == 1, true,
            "whether both calls to the delegate pass the same view model")
        withExtendedLifetime(viewModel) {}
    }

    @MainActor func testTheStateHasChangedWhenTheDelegateIsNotifiedOfGames() async {
        let (service, viewModel, delegate) = loading()
        service.answer([.tetris])
        await assertEventually(
            delegate.states, ["loading", "1 game"],
            "view model's state when didStartLoading(vm:) and itemsLoaded(vm:) are called")
        withExtendedLifetime(viewModel) {}
    }

    @MainActor func testAnEmptyListIsAnError() async {
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

    @MainActor func testTheStateHasChangedWhenTheDelegateIsNotifiedOfAnError() async {
        for (games, error, message) in [
            ([], nil, noGames), (nil, ServiceIsDown(), failure),
        ] as [([Game]?, (any Error)?, String)] {
            let (service, viewModel, delegate) = loading()
            service.answer(games, error)
            await assertEventually(
                delegate.states, ["loading", "error \(message), 0 games"],
                "view model's state when didStartLoading(vm:) and errorDidOccur(vm:) are called"
            )
            withExtendedLifetime(viewModel) {}
        }
    }

    @MainActor func testAFailureRemovesEarlierGames() async {
        for (games, error) in [([], nil), (nil, ServiceIsDown())] as [([Game]?, (any Error)?)] {
            let (service, viewModel, delegate) = loading()
            service.answer([.tetris, .doom])
            await assertNotified(delegate, ["didStartLoading", "itemsLoaded"], "the first load")
            viewModel.loadGames()
            service.answer(games, error)
            await assertEventually(
                viewModel.games.count, 0,
                "number of games after a load with two games and then a failed one")
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
            "titles of the games after a load with Tetris and Doom, and then one with Myst")
    }

    @MainActor func testGamesAfterAnError() async {
        let (service, viewModel, delegate) = loading()
        service.answer(nil, ServiceIsDown())
        await settle()
        viewModel.loadGames()
        service.answer([.tetris])
        await assertNotified(
            delegate, ["didStartLoading", "errorDidOccur", "didStartLoading", "itemsLoaded"],
            "a failed load and a successful one")
        XCTAssertEqual(
            viewModel.stateInWords, "1 game",
            "view model's state after a failed load and then one with a game")
    }

    @MainActor func testAnErrorAfterAnError() async {
        let (service, viewModel, _) = loading()
        service.answer([])
        await settle()
        viewModel.loadGames()
        service.answer(nil, ServiceIsDown())
        await assertEventually(
            viewModel.stateInWords, "error \(failure), 0 games",
            "view model's state after a load without games and then a failed one")
    }

    @MainActor func testASecondAnswerChangesNothing() async {
        let (service, viewModel, delegate) = loading()
        service.answer([.tetris])
        service.answer(nil, ServiceIsDown())
        service.answer([.doom, .myst])
        await assertNotified(
            delegate, ["didStartLoading", "itemsLoaded"], "three answers to one request")
        XCTAssertEqual(
            viewModel.stateInWords, "1 game",
            "view model's state after three answers to one request, a game, an error and two games: "
                + "only the first must count")
    }

    @MainActor func testALateAnswerToAnEarlierRequestChangesNothing() async {
        let (service, viewModel, delegate) = loading()
        service.answer(nil, ServiceIsDown())
        await settle()
        viewModel.loadGames()
        service.requests.first?([.tetris], nil)
        await assertNotified(
            delegate, ["didStartLoading", "errorDidOccur", "didStartLoading"],
            "an error, a new load, and a second answer to the first request")
        XCTAssertEqual(
            viewModel.stateInWords, "loading",
            "view model's state while the second request is pending, after a second answer to the first one"
        )
    }

    @MainActor func testAServiceThatAnswersImmediately() async {
        let service = DataServiceSpy()
        service.onRequest = { answer in answer([.tetris], nil) }
        let viewModel = GamesListViewModel(service)
        let delegate = DelegateSpy()
        viewModel.delegate = delegate
        viewModel.loadGames()
        await assertNotified(
            delegate, ["didStartLoading", "itemsLoaded"],
            "an answer that comes before the service's loadGames returns")
        XCTAssertEqual(
            viewModel.stateInWords, "1 game",
            "view model's state after an answer that comes before the service's loadGames returns"
        )
    }

    @MainActor func testTheDelegateIsNotifiedOnTheMainThread() async {
        let (service, viewModel, delegate) = loading()
        service.answer([.tetris])
        await settle()
        viewModel.loadGames()
        service.answer(nil, ServiceIsDown())
        await assertEventually(
            Set(delegate.isMain), [true],
            "for the calls to the delegate, whether they came on the main thread")
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
        await assertNotified(
            delegate, ["didStartLoading", "errorDidOccur"], "loadGames() and \(answer)",
            file: file, line: line)
        XCTAssertEqual(
            viewModel.stateInWords, "error \(message), 0 games",
            "view model's state after \(answer)",
            file: file, line: line)
    }

    /// Checks all calls to the delegate, and that no more come.
    @MainActor
    private func assertNotified(
        _ delegate: DelegateSpy, _ expected: [String], _ situation: String,
        file: StaticString = #filePath, line: UInt = #line
    ) async {
        await waitUntil { delegate.calls.count >= expected.count }
        await settle()
        XCTAssertEqual(
            delegate.calls, expected, "calls to the delegate after \(situation)",
            file: file, line: line)
    }
}
