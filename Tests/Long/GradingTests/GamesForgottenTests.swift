import XCTest

@testable import Catalog
@testable import Grading
@testable import KitTestHelpers
@testable import Reports

/// What is said of the encore Games where things are forgotten, with all the words.
final class GamesForgottenTests: XCTestCase {
    func testWhatIsForgotten() throws {
        let stage = try FixtureLearner(name: "games-forgotten").gradeStage("Games")
        XCTAssertEqual(
            stage.shownFailures,
            #"""
              ✗ GamesLoadingTests.testTheDelegateIsToldAfterTheStateHasChanged
                Tests/Encores/GamesTests/GamesLoadingTests.swift:42
                the state at the moment of didStartLoading(vm:), after a load that has
                failed
                  expected: ["loading"]
                  actual:   ["loading, error an old message"]
              ✗ GamesLoadingTests.testTheStateHasChangedBeforeTheServiceIsAsked
                Tests/Encores/GamesTests/GamesLoadingTests.swift:67
                the state when the service is asked, after a load that has failed
                  expected: ["loading"]
                  actual:   ["loading, error an old message"]
              ✗ GamesLoadingTests.testLoadingAgainWhileItWaitsDoesNothing
                Tests/Encores/GamesTests/GamesLoadingTests.swift:80
                requests after loadGames() three times, without an answer
                  expected: 1
                  actual:   3
              ✗ GamesLoadingTests.testANewLoadClearsTheError
                Tests/Encores/GamesTests/GamesLoadingTests.swift:106
                showError after loadGames(), after a load that has failed
                  expected: false
                  actual:   true
              ✗ GamesLoadingTests.testNothingHoldsTheDelegate
                Tests/Encores/GamesTests/GamesLoadingTests.swift:145
                The delegate isn't freed while a request waits. Hold it only in 'weak var
                delegate', and in no constant that the closure of the request uses.
                  expected: freed
                  actual:   still held
              ✗ GamesOutcomesTests.testNoGamesIsAnError
                Tests/Encores/GamesTests/GamesOutcomesTests.swift:48
                how the delegate is called, after loadGames() and an answer with no games
                  expected: ["didStartLoading", "errorDidOccur"]
                  actual:   ["didStartLoading", "itemsLoaded"]
              ✗ GamesOutcomesTests.testAFailure
                Tests/Encores/GamesTests/GamesOutcomesTests.swift:52
                the state after an error
                  expected: error Unable to load games. Please try again !, 0 games
                  actual:   loading, error Unable to load games. Please try again!
              ✗ GamesOutcomesTests.testNeitherGamesNorAnError
                Tests/Encores/GamesTests/GamesOutcomesTests.swift:56
                the state after an answer with neither games nor an error
                  expected: error Unable to load games. Please try again !, 0 games
                  actual:   loading, error Unable to load games. Please try again!
              ✗ GamesOutcomesTests.testAnErrorCountsEvenIfGamesCome
                Tests/Encores/GamesTests/GamesOutcomesTests.swift:60
                how the delegate is called, after loadGames() and an error and a game
                  expected: ["didStartLoading", "errorDidOccur"]
                  actual:   ["didStartLoading", "itemsLoaded"]
              ✗ GamesOutcomesTests.testTheStateHasChangedWhenAnErrorIsTold
                Tests/Encores/GamesTests/GamesOutcomesTests.swift:70
                the state at the moment of didStartLoading(vm:) and of errorDidOccur(vm:)
                  expected: ["loading", "error No games available at the moment., 0 games"]
                  actual:   ["loading", "0 games"]
              ✗ GamesOutcomesTests.testAFailureTakesEarlierGamesAway
                Tests/Encores/GamesTests/GamesOutcomesTests.swift:84
                games after two games, and then a load that fails
                  expected: 0
                  actual:   2
              ✗ GamesOutcomesTests.testGamesAfterAnError
                Tests/Encores/GamesTests/GamesOutcomesTests.swift:109
                the state after a load that fails and one of a game
                  expected: 1 game
                  actual:   error Unable to load games. Please try again!, 1 game
              ✗ GamesOutcomesTests.testAnErrorAfterAnError
                Tests/Encores/GamesTests/GamesOutcomesTests.swift:119
                the state after a load without games, and then one that fails
                  expected: error Unable to load games. Please try again !, 0 games
                  actual:   loading, error Unable to load games. Please try again!
              ✗ GamesOutcomesTests.testALateAnswerToAnEarlierRequestChangesNothing
                Tests/Encores/GamesTests/GamesOutcomesTests.swift:146
                the state while the second request waits, after a second answer to the first
                one
                  expected: loading
                  actual:   loading, error Unable to load games. Please try again!
              ✗ GamesItemsTests.testIndexesAfterTheLast
                Starter/Encores/Games/GamesListViewModel+Items.swift:11:43
                The code stopped the program: Index out of range. The indexes of a list go
                from 0 to its count - 1.
                  the line:  return GameListItemViewModel(games[index])
                  the test:  let items = items(at: [1, 2, 3, .max], of: [.tetris, .doom])
                             Tests/Encores/GamesTests/GamesItemsTests.swift:40:21
              ✗ GamesItemsTests.testNegativeIndexes
                Starter/Encores/Games/GamesListViewModel+Items.swift:11:43
                The code stopped the program: Index out of range. The indexes of a list go
                from 0 to its count - 1.
                  the line:  return GameListItemViewModel(games[index])
                  the test:  let items = items(at: [0, -1, -2, .min], of: [.tetris, .doom])
                             Tests/Encores/GamesTests/GamesItemsTests.swift:47:21
              ✗ GamesScreenTests.testItBecomesTheDelegateAndTheDataSource
                Tests/Encores/GamesTests/GamesScreenTests.swift:16
                whether the screen is the table's data source after viewDidLoad()
                  expected: true
                  actual:   false
              ✗ GamesScreenTests.testJustTheGames
                Tests/Encores/GamesTests/GamesScreenTests.swift:45
                what is shown after itemsLoaded(vm:) with Tetris and Doom
                  expected: ["rows: Tetris, Doom"]
                  actual:   ["rows: "]
              ✗ GamesScreenTests.testTheMessageAfterGames
                Tests/Encores/GamesTests/GamesScreenTests.swift:84
                what is shown after a game, and then an error
                  expected: ["message: Offline"]
                  actual:   ["the spinner", "message: Offline"]
              ✗ GamesScreenTests.testOtherGamesAfterGames
                Tests/Encores/GamesTests/GamesScreenTests.swift:93
                what is shown after Tetris, and then Doom and Myst
                  expected: ["rows: Doom, Myst"]
                  actual:   ["the spinner", "rows: "]
              ✗ GamesScreenTests.testTheDataSource
                Starter/Encores/Games/GamesListViewModel+Items.swift:11:43
                The code stopped the program: Index out of range. The indexes of a list go
                from 0 to its count - 1.
                  the line:  return GameListItemViewModel(games[index])
                  the test:  let titles = [1, 2].map { controller.tableView(table, rowAt:
                             $0)?.title ?? "nil" }
                             Tests/Encores/GamesTests/GamesScreenTests.swift:103:29
              ✗ GamesScreenTests.testLoadingFromTheStartToTheEnd
                Tests/Encores/GamesTests/GamesScreenTests.swift:115
                what is shown after an error
                  expected: ["message: Unable to load games. Please try again !"]
                  actual:   ["the spinner", "message: Unable to load games. Please try
                            again!"]
              ✗ GamesScreenTests.testAppearingAgainWhileLoading
                Tests/Encores/GamesTests/GamesScreenTests.swift:130
                requests after viewWillAppear() twice, without an answer
                  expected: 1
                  actual:   2
              ✗ GamesScreenTests.testItIsFreedWhileLoading
                Tests/Encores/GamesTests/GamesScreenTests.swift:145
                The screen isn't freed when its owner lets go of it, while a request waits.
                The view model must hold its delegate weakly.
                  expected: freed
                  actual:   still held
            """#)
    }
}
