import Shared
import TestHelpers
import Testing

@testable import Games

/// Your tests for `GamesListViewController`.
@MainActor @Suite struct MyGamesScreenTests {
    private let failure = "Unable to load games. Please try again !"

    @Test func itLoadsWhenItAppears() {
        let service = MockDataService()
        let controller = loadedController(service)
        #expect(service.requestCount == 0)
        #expect(shown(by: controller) == [])
        controller.viewWillAppear()
        #expect(service.requestCount == 1)
        #expect(shown(by: controller) == ["spinner"])
    }

    @Test func gamesAreShownInRows() async {
        let service = MockDataService()
        let controller = loadedController(service)
        controller.viewWillAppear()
        service.answer([.tetris, .doom])
        await settle()
        #expect(shown(by: controller) == ["Tetris", "Doom"])
    }

    @Test func anErrorIsShown() async {
        let service = MockDataService()
        let controller = loadedController(service)
        controller.viewWillAppear()
        service.answer(nil, Offline())
        await settle()
        #expect(shown(by: controller) == [failure])
    }

    @Test(arguments: [[.tetris], nil] as [[Game]?])
    func loadingAgainHidesWhatWasThere(answer: [Game]?) async {
        let service = MockDataService()
        let controller = loadedController(service)
        controller.viewWillAppear()
        service.answer(answer)
        await settle()
        controller.viewWillAppear()
        #expect(shown(by: controller) == ["spinner"])
    }

    @Test func oneOutcomeReplacesTheOther() async {
        let service = MockDataService()
        let controller = loadedController(service)
        var all: [[String]] = []
        for answer in [[.tetris], nil, [.doom, .myst]] as [[Game]?] {
            controller.viewWillAppear()
            service.answer(answer)
            await settle()
            all.append(shown(by: controller))
        }
        #expect(all == [["Tetris"], [failure], ["Doom", "Myst"]])
    }

    @Test func itIsFreedWhileARequestWaits() {
        let service = MockDataService()
        weak var freed: GamesListViewController?
        do {
            let controller = loadedController(service)
            freed = controller
            controller.viewWillAppear()
        }
        #expect(freed == nil)
    }

    private func loadedController(_ service: MockDataService) -> GamesListViewController {
        let controller = GamesListViewController(GamesListViewModel(service))
        controller.viewDidLoad()
        return controller
    }

    /// Returns what a user sees: the spinner, the titles of the rows, and the message.
    private func shown(by controller: GamesListViewController) -> [String] {
        var shown: [String] = []
        if controller.spinner.isAnimating { shown.append("spinner") }
        if !controller.tableView.isHidden { shown += controller.tableView.rows.map(\.title) }
        if !controller.messageView.isHidden {
            shown.append(controller.messageView.text ?? "no text")
        }
        return shown
    }
}
