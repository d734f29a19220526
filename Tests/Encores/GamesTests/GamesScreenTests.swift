import Shared
import TestHelpers
import XCTest

@testable import Games

/// Checks `GamesListViewController`: what it shows in each state, and that it is freed.
final class GamesScreenTests: XCTestCase {
    private let failure = "Unable to load games. Please try again !"

    @MainActor func testItBecomesTheDelegateAndTheDataSource() async {
        let controller = loadedController()
        XCTAssertEqual(
            controller.viewModel.delegate === controller, true,
            "whether the screen is the view model's delegate after viewDidLoad()")
        XCTAssertEqual(
            controller.tableView.dataSource === controller, true,
            "whether the screen is the table's data source after viewDidLoad()")
    }

    @MainActor func testNothingIsShownBeforeItAppears() async {
        XCTAssertEqual(
            loadedController().shown, [], "what is shown after viewDidLoad(), before loading")
    }

    @MainActor func testViewDidLoadSendsNoRequest() async {
        let service = DataServiceSpy()
        let controller = loadedController(service)
        XCTAssertEqual(service.requests.count, 0, "number of requests after viewDidLoad()")
        controller.viewWillAppear()
        XCTAssertEqual(service.requests.count, 1, "number of requests after viewWillAppear()")
    }

    @MainActor func testJustTheSpinnerWhileLoading() async {
        let controller = loadedController()
        controller.viewModel.showLoading = true
        controller.didStartLoading(vm: controller.viewModel)
        XCTAssertEqual(
            controller.shown, ["the spinner"], "what is shown after didStartLoading(vm:)")
    }

    @MainActor func testJustTheGames() async {
        let controller = loadedController()
        load([.tetris, .doom], in: controller)
        XCTAssertEqual(
            controller.shown, ["rows: Tetris, Doom"],
            "what is shown after itemsLoaded(vm:) with Tetris and Doom")
        XCTAssertEqual(
            controller.tableView.rows.map(\.details), ["Puzzle, 1984", "Shooter, 1993"],
            "details in the rows for Tetris and Doom")
    }

    @MainActor func testJustTheMessage() async {
        let controller = loadedController()
        fail("Offline", in: controller)
        XCTAssertEqual(
            controller.shown, ["message: Offline"],
            "what is shown after errorDidOccur(vm:) with the errorMessage Offline")
    }

    @MainActor func testTheSpinnerAfterAMessage() async {
        let controller = loadedController()
        fail("Offline", in: controller)
        start(controller)
        XCTAssertEqual(
            controller.shown, ["the spinner"],
            "what is shown after an error and then didStartLoading(vm:)")
    }

    @MainActor func testTheSpinnerAfterGames() async {
        let controller = loadedController()
        load([.tetris], in: controller)
        start(controller)
        XCTAssertEqual(
            controller.shown, ["the spinner"],
            "what is shown after itemsLoaded(vm:) with a game and then didStartLoading(vm:)")
    }

    @MainActor func testTheMessageAfterGames() async {
        let controller = loadedController()
        load([.tetris], in: controller)
        start(controller)
        fail("Offline", in: controller)
        XCTAssertEqual(
            controller.shown, ["message: Offline"],
            "what is shown after itemsLoaded(vm:) with a game and then an error")
    }

    @MainActor func testOtherGamesAfterGames() async {
        let controller = loadedController()
        load([.tetris], in: controller)
        start(controller)
        load([.doom, .myst], in: controller)
        XCTAssertEqual(
            controller.shown, ["rows: Doom, Myst"],
            "what is shown after itemsLoaded(vm:) with Tetris, and then with Doom and Myst")
    }

    @MainActor func testTheDataSource() async {
        let controller = loadedController()
        controller.viewModel.games = [.tetris, .doom]
        let table = controller.tableView
        XCTAssertEqual(controller.numberOfRows(in: table), 2, "numberOfRows(in:) with two games")
        let titles = [1, 2].map { controller.tableView(table, rowAt: $0)?.title ?? "nil" }
        XCTAssertEqual(
            titles, ["Doom", "nil"],
            "titles from tableView(_:rowAt:) at 1 and 2, with the games Tetris and Doom")
    }

    @MainActor func testLoadingFromTheStartToTheEnd() async {
        let service = DataServiceSpy()
        let controller = loadedController(service)
        controller.viewWillAppear()
        XCTAssertEqual(controller.shown, ["the spinner"], "what is shown after viewWillAppear()")
        service.answer(nil, ServiceIsDown())
        await assertEventually(
            controller.shown, ["message: \(failure)"], "what is shown after an answer with an error"
        )
        controller.viewWillAppear()
        XCTAssertEqual(
            controller.shown, ["the spinner"], "what is shown after viewWillAppear() again")
        service.answer([.tetris, .myst])
        await assertEventually(
            controller.shown, ["rows: Tetris, Myst"],
            "what is shown after an answer with Tetris and Myst")
    }

    @MainActor func testAppearingAgainWhileLoading() async {
        let service = DataServiceSpy()
        let controller = loadedController(service)
        controller.viewWillAppear()
        controller.viewWillAppear()
        XCTAssertEqual(
            service.requests.count, 1,
            "number of requests after two calls to viewWillAppear() without an answer")
        XCTAssertEqual(
            controller.shown, ["the spinner"], "what is shown after two calls to viewWillAppear()")
    }

    @MainActor func testItIsFreedWhileLoading() async {
        let service = DataServiceSpy()
        weak var freed: GamesListViewController?
        do {
            let controller = loadedController(service)
            freed = controller
            controller.viewWillAppear()
            XCTAssertEqual(service.requests.count, 1, "number of requests after viewWillAppear()")
        }
        await assertFreed(
            freed,
            "The screen isn't freed when its owner releases it while a request is pending. "
                + "The view model must hold its delegate weakly.")
        service.answer([.tetris])
        await settle()
    }

    // MARK: The states of a screen

    @MainActor
    private func loadedController(
        _ service: DataServiceSpy = DataServiceSpy()
    ) -> GamesListViewController {
        let controller = GamesListViewController(GamesListViewModel(service))
        controller.viewDidLoad()
        return controller
    }

    /// Puts the view model into its loading state, and notifies the screen.
    @MainActor
    private func start(_ controller: GamesListViewController) {
        let viewModel = controller.viewModel
        (viewModel.showLoading, viewModel.showError, viewModel.errorMessage) = (true, false, nil)
        controller.didStartLoading(vm: viewModel)
    }

    /// Gives the view model games, and notifies the screen.
    @MainActor
    private func load(_ games: [Game], in controller: GamesListViewController) {
        let viewModel = controller.viewModel
        (viewModel.showLoading, viewModel.games) = (false, games)
        controller.itemsLoaded(vm: viewModel)
    }

    /// Gives the view model an error, and notifies the screen.
    @MainActor
    private func fail(_ message: String, in controller: GamesListViewController) {
        let viewModel = controller.viewModel
        (viewModel.showLoading, viewModel.games) = (false, [])
        (viewModel.showError, viewModel.errorMessage) = (true, message)
        controller.errorDidOccur(vm: viewModel)
    }
}

extension GamesListViewController {
    /// Everything that a user sees, from top to bottom.
    fileprivate var shown: [String] {
        var shown: [String] = []
        if spinner.isAnimating { shown.append("the spinner") }
        if !tableView.isHidden {
            shown.append("rows: " + tableView.rows.map(\.title).joined(separator: ", "))
        }
        if !messageView.isHidden { shown.append("message: \(messageView.text ?? "nil")") }
        return shown
    }
}
