import XCTest

@testable import Catalog
@testable import Grading
@testable import KitTestHelpers
@testable import Reports

/// What is said of the encore Games where things are done too early, and of wrong own tests, with all the words.
final class GamesEarlyTests: XCTestCase {
    func testWhatIsDoneTooEarly() throws {
        let stage = try FixtureLearner(
            name: "games-early",
            standIns: [
                "Encores/GamesTests/MockDataService.swift",
                "Encores/GamesTests/RecordingDelegate.swift",
            ]
        ).gradeStage("Games")
        XCTAssertEqual(
            stage.shownFailures,
            #"""
              ✗ GamesLoadingTests.testTheDelegateIsToldAfterTheStateHasChanged
                Tests/Encores/GamesTests/GamesLoadingTests.swift:42
                the state at the moment of didStartLoading(vm:), after a load that has
                failed
                  expected: ["loading"]
                  actual:   ["error an old message, 0 games"]
              ✗ GamesLoadingTests.testTheStateHasChangedBeforeTheServiceIsAsked
                Tests/Encores/GamesTests/GamesLoadingTests.swift:67
                the state when the service is asked, after a load that has failed
                  expected: ["loading"]
                  actual:   ["loading, hidden error an old message"]
              ✗ GamesLoadingTests.testANewLoadClearsTheError
                Tests/Encores/GamesTests/GamesLoadingTests.swift:108
                errorMessage after loadGames(), after a load that has failed
                  expected: nil
                  actual:   an old message
              ✗ GamesLoadingTests.testTheRequestDoesNotHoldTheViewModel
                Tests/Encores/GamesTests/GamesLoadingTests.swift:128
                The view model isn't freed while its request waits. The closure that you
                pass to dataService.loadGames holds it: write [weak self] there.
                  expected: freed
                  actual:   still held
              ✗ GamesOutcomesTests.testTheStateHasChangedWhenGamesAreTold
                Tests/Encores/GamesTests/GamesOutcomesTests.swift:41
                the state at the moment of didStartLoading(vm:) and of itemsLoaded(vm:)
                  expected: ["loading", "1 game"]
                  actual:   ["0 games", "loading"]
              ✗ GamesOutcomesTests.testNoGamesIsAnError
                Tests/Encores/GamesTests/GamesOutcomesTests.swift:48
                how the delegate is called, after loadGames() and an answer with no games
                  expected: ["didStartLoading", "errorDidOccur"]
                  actual:   ["didStartLoading", "itemsLoaded", "errorDidOccur"]
              ✗ GamesOutcomesTests.testAFailure
                Tests/Encores/GamesTests/GamesOutcomesTests.swift:52
                how the delegate is called, after loadGames() and an error
                  expected: ["didStartLoading", "errorDidOccur"]
                  actual:   ["didStartLoading", "itemsLoaded", "errorDidOccur",
                            "errorDidOccur"]
              ✗ GamesOutcomesTests.testNeitherGamesNorAnError
                Tests/Encores/GamesTests/GamesOutcomesTests.swift:56
                how the delegate is called, after loadGames() and an answer with neither
                games nor an error
                  expected: ["didStartLoading", "errorDidOccur"]
                  actual:   ["didStartLoading", "itemsLoaded", "errorDidOccur"]
              ✗ GamesOutcomesTests.testAnErrorCountsEvenIfGamesCome
                Tests/Encores/GamesTests/GamesOutcomesTests.swift:60
                how the delegate is called, after loadGames() and an error and a game
                  expected: ["didStartLoading", "errorDidOccur"]
                  actual:   ["didStartLoading", "itemsLoaded", "errorDidOccur"]
              ✗ GamesOutcomesTests.testTheStateHasChangedWhenAnErrorIsTold
                Tests/Encores/GamesTests/GamesOutcomesTests.swift:70
                the state at the moment of didStartLoading(vm:) and of errorDidOccur(vm:)
                  expected: ["loading", "error No games available at the moment., 0 games"]
                  actual:   ["0 games", "loading", "loading, error No games available at the
                            moment."]
              ✗ GamesOutcomesTests.testGamesAfterAnError
                Tests/Encores/GamesTests/GamesOutcomesTests.swift:106
                how the delegate is called, after a load that fails and one that succeeds
                  expected: ["didStartLoading", "errorDidOccur", "didStartLoading",
                            "itemsLoaded"]
                  actual:   ["didStartLoading", "itemsLoaded", "errorDidOccur",
                            "errorDidOccur", "didStartLoading", "itemsLoaded"]
              ✗ GamesOutcomesTests.testASecondAnswerChangesNothing
                Tests/Encores/GamesTests/GamesOutcomesTests.swift:129
                how the delegate is called, after three answers to one request
                  expected: ["didStartLoading", "itemsLoaded"]
                  actual:   ["didStartLoading", "itemsLoaded", "itemsLoaded",
                            "errorDidOccur", "errorDidOccur", "itemsLoaded"]
              ✗ GamesOutcomesTests.testALateAnswerToAnEarlierRequestChangesNothing
                Tests/Encores/GamesTests/GamesOutcomesTests.swift:143
                how the delegate is called, after an error, a new load, and a second answer
                to the first request
                  expected: ["didStartLoading", "errorDidOccur", "didStartLoading"]
                  actual:   ["didStartLoading", "itemsLoaded", "errorDidOccur",
                            "errorDidOccur", "didStartLoading", "itemsLoaded"]
              ✗ GamesItemsTests.testIndexesAfterTheLast
                Starter/Encores/Games/GamesListViewModel+Items.swift:12:43
                The code stopped the program: Index out of range. The indexes of a list go
                from 0 to its count - 1.
                  the line:  return GameListItemViewModel(games[index])
                  the test:  let items = items(at: [1, 2, 3, .max], of: [.tetris, .doom])
                             Tests/Encores/GamesTests/GamesItemsTests.swift:40:21
              ✗ GamesItemsTests.testNegativeIndexes
                Starter/Encores/Games/GamesListViewModel+Items.swift:12:43
                The code stopped the program: Index out of range. The indexes of a list go
                from 0 to its count - 1.
                  the line:  return GameListItemViewModel(games[index])
                  the test:  let items = items(at: [0, -1, -2, .min], of: [.tetris, .doom])
                             Tests/Encores/GamesTests/GamesItemsTests.swift:47:21
              ✗ GamesScreenTests.testNothingIsShownBeforeItAppears
                Tests/Encores/GamesTests/GamesScreenTests.swift:22
                what is shown after viewDidLoad(), before loading
                  expected: []
                  actual:   ["rows: ", "message: nil"]
              ✗ GamesScreenTests.testViewDidLoadAsksNothing
                Tests/Encores/GamesTests/GamesScreenTests.swift:29
                requests after viewDidLoad()
                  expected: 0
                  actual:   1
              ✗ GamesScreenTests.testJustTheGames
                Tests/Encores/GamesTests/GamesScreenTests.swift:45
                what is shown after itemsLoaded(vm:) with Tetris and Doom
                  expected: ["rows: Tetris, Doom"]
                  actual:   []
              ✗ GamesScreenTests.testTheMessageAfterGames
                Tests/Encores/GamesTests/GamesScreenTests.swift:84
                what is shown after a game, and then an error
                  expected: ["message: Offline"]
                  actual:   ["rows: ", "message: Offline"]
              ✗ GamesScreenTests.testTheDataSource
                Starter/Encores/Games/GamesListViewModel+Items.swift:12:43
                The code stopped the program: Index out of range. The indexes of a list go
                from 0 to its count - 1.
                  the line:  return GameListItemViewModel(games[index])
                  the test:  let titles = [1, 2].map { controller.tableView(table, rowAt:
                             $0)?.title ?? "nil" }
                             Tests/Encores/GamesTests/GamesScreenTests.swift:103:29
              ✗ GamesScreenTests.testLoadingFromTheStartToTheEnd
                Tests/Encores/GamesTests/GamesScreenTests.swift:113
                what is shown after viewWillAppear()
                  expected: ["the spinner"]
                  actual:   ["rows: ", "message: nil"]
              ✗ GamesScreenTests.testAppearingAgainWhileLoading
                Tests/Encores/GamesTests/GamesScreenTests.swift:132
                what is shown after viewWillAppear() twice
                  expected: ["the spinner"]
                  actual:   ["rows: ", "message: nil"]
            """#)
        XCTAssertEqual(
            wrongTests(of: stage),
            #"""
            MyGamesOutcomesTests.testLooksAtOnce
            XCTAssertEqual(delegate.calls, ["didStartLoading", "itemsLoaded"])
              expected: ["didStartLoading", "itemsLoaded"]
              actual:   ["didStartLoading"]
            It asks for too much. It fails on code that is right: The view model reports games a little later, after the answer has come.

            MyGamesOutcomesTests.testForgetsToHoldTheDelegate
            await fulfillment(of: [isTold], timeout: 0.1)
            It ran on the finished code, where a right test passes:
            Exceeded timeout of 0.1 seconds, with unfulfilled expectations: the delegate is told.
            Nobody called fulfill() in time. It has to be called by what comes later. To read: Guide/5-xctest-and-swift-testing.md#waiting

            MyGamesOutcomesTests.testForgetsToHoldTheViewModel
            XCTAssertEqual(delegate.calls, ["didStartLoading", "errorDidOccur"])
            It ran on the finished code, where a right test passes:
              expected: ["didStartLoading", "errorDidOccur"]
              actual:   ["didStartLoading"]
            It expects what one of the planted bugs does: A request keeps its view model alive. Read that rule of the exercise again.

            MyGamesOutcomesTests.testExpectsTheEndFirst
            starts.fulfill()
            It ran on the finished code, where a right test passes:
            Failed due to expectation fulfilled in incorrect order: requires 'itemsLoaded is called', actually fulfilled 'didStartLoading is called'
            Write the expectations in the order in which they are fulfilled.

            MyGamesOutcomesTests.testInvertsTheWrongExpectation
            fails.fulfill()
            It ran on the finished code, where a right test passes:
            Fulfilled inverted expectation 'errorDidOccur is called'.
            'isInverted' in line 57 says that this must not be called, and it was. If it has to be called, take that line away.

            MyGamesOutcomesTests.testHasAnotherText
            XCTAssertEqual(viewModel.errorMessage, "Unable to load games. Please try again!")
            It ran on the finished code, where a right test passes:
              expected: Unable to load games. Please try again!
              actual:   Unable to load games. Please try again !
            The two differ only in their spaces.

            """#)
    }

    /// All that is said of own tests that are wrong.
    private func wrongTests(of stage: StageReport) -> String {
        guard case .judged(let report) = stage.ownTests else { return "not judged" }
        return report.tests.filter { !$0.isValid }.map { test in
            "\(ResultLines.name(of: test.result))\n\(StageWords.reason(test, stage.findings.on(test)))\n"
        }.joined(separator: "\n")
    }
}
