import Shared
import TestHelpers
import XCTest

@testable import Games

/// Your tests for `GamesListViewController`.
final class MyGamesScreenTests: XCTestCase {
    private let failure = "Unable to load games. Please try again !"

    @MainActor func testItLoadsWhenItAppears() async {
        let service = MockDataService()
        let controller = loadedController(service)
        XCTAssertEqual(service.requestCount, 0)
        XCTAssertEqual(shown(by: controller), [])
        controller.viewWillAppear()
        XCTAssertEqual(service.requestCount, 1)
        XCTAssertEqual(shown(by: controller), ["spinner"])
    }

    @MainActor func testGamesAreShownInRows() async {
        let service = MockDataService()
        let controller = loadedController(service)
        controller.viewWillAppear()
        service.answer([.tetris, .doom])
        await settle()
        XCTAssertEqual(shown(by: controller), ["Tetris", "Doom"])
    }

    @MainActor func testAnErrorIsShown() async {
        let service = MockDataService()
        let controller = loadedController(service)
        controller.viewWillAppear()
        service.answer(nil, Offline())
        await settle()
        XCTAssertEqual(shown(by: controller), [failure])
    }

    @MainActor func testLoadingAgainHidesWhatWasThere() async {
        for answer in [[.tetris], nil] as [[Game]?] {
            let service = MockDataService()
            let controller = loadedController(service)
            controller.viewWillAppear()
            service.answer(answer)
            await settle()
            controller.viewWillAppear()
            XCTAssertEqual(shown(by: controller), ["spinner"])
        }
    }

    @MainActor func testOneOutcomeReplacesTheOther() async {
        let service = MockDataService()
        let controller = loadedController(service)
        var all: [[String]] = []
        for answer in [[.tetris], nil, [.doom, .myst]] as [[Game]?] {
            controller.viewWillAppear()
            service.answer(answer)
            await settle()
            all.append(shown(by: controller))
        }
        XCTAssertEqual(all, [["Tetris"], [failure], ["Doom", "Myst"]])
    }

    @MainActor func testItIsFreedWhileARequestWaits() async {
        let service = MockDataService()
        weak var freed: GamesListViewController?
        do {
            let controller = loadedController(service)
            freed = controller
            controller.viewWillAppear()
        }
        XCTAssertNil(freed)
    }

    @MainActor
    private func loadedController(_ service: MockDataService) -> GamesListViewController {
        let controller = GamesListViewController(GamesListViewModel(service))
        controller.viewDidLoad()
        return controller
    }

    /// Returns what a user sees: the spinner, the titles of the rows, and the message.
    @MainActor
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
