import Shared
import TestHelpers
import Testing

@testable import Games

/// Your tests for what happens after an answer.
@MainActor @Suite struct MyGamesOutcomesTests {
    private let noGames = "No games available at the moment."
    private let failure = "Unable to load games. Please try again !"

    @Test func gamesEndLoadingAndAreTold() async {
        let (service, delegate, viewModel) = loading()
        service.answer([.tetris, .doom])
        await settle()
        #expect(delegate.calls == ["didStartLoading", "itemsLoaded"])
        #expect(delegate.states == ["spinner", "2 games"])
        #expect(state(of: viewModel) == "2 games")
    }

    @Test func answersWithoutGames() async {
        await assertFails([], nil, noGames)
        await assertFails(nil, Offline(), failure)
        await assertFails(nil, nil, failure)
        await assertFails([.tetris], Offline(), failure)
    }

    @Test(arguments: [[], nil] as [[Game]?])
    func aFailureLeavesNoGames(answer: [Game]?) async {
        let (service, _, viewModel) = loading()
        service.answer([.tetris])
        viewModel.loadGames()
        service.answer(answer)
        await settle()
        #expect(viewModel.itemsCount == 0)
    }

    @Test func laterGamesReplaceEarlierOnes() async {
        let (service, _, viewModel) = loading()
        service.answer([.tetris, .doom])
        await settle()
        viewModel.loadGames()
        service.answer([.myst])
        await settle()
        #expect(viewModel.itemsCount == 1)
        #expect(viewModel.getItem(at: 0)?.title == "Myst")
    }

    @Test func aSecondAnswerChangesNothing() async {
        let (service, delegate, viewModel) = loading()
        service.answer([.tetris])
        service.answer(nil, Offline())
        await settle()
        #expect(delegate.calls == ["didStartLoading", "itemsLoaded"])
        #expect(state(of: viewModel) == "1 games")
    }

    @Test func aLateAnswerIsNotTakenForTheNextOne() async {
        let (service, _, viewModel) = loading()
        let first = service.completion
        service.answer(nil, Offline())
        await settle()
        viewModel.loadGames()
        first?([.tetris], nil)
        await settle()
        #expect(state(of: viewModel) == "spinner")
    }

    /// Returns a view model that waits for an answer, with a mock and a recording delegate.
    private func loading() -> (MockDataService, RecordingDelegate, GamesListViewModel) {
        let service = MockDataService()
        let delegate = RecordingDelegate()
        let viewModel = GamesListViewModel(service)
        viewModel.delegate = delegate
        viewModel.loadGames()
        return (service, delegate, viewModel)
    }

    /// Checks that an answer leads to a message, and that the delegate is notified.
    private func assertFails(
        _ games: [Game]?, _ error: (any Error)?, _ message: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async {
        let (service, delegate, viewModel) = loading()
        service.answer(games, error)
        await settle()
        #expect(
            delegate.calls == ["didStartLoading", "errorDidOccur"], sourceLocation: sourceLocation)
        #expect(delegate.states == ["spinner", message], sourceLocation: sourceLocation)
        #expect(state(of: viewModel) == message, sourceLocation: sourceLocation)
    }
}
