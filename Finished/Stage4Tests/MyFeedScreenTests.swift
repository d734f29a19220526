import Shared
import TestHelpers
import XCTest

@testable import Stage4

/// Your tests for `PracticeViewController`.
final class MyFeedScreenTests: PracticeTestCase {
    @MainActor func testIsEmptyBeforeLoading() async {
        network.isWaiting = true
        let controller = newController()
        await settle()
        XCTAssertEqual(network.requests.count, 0)
        XCTAssertEqual(controller.numberOfItems, 0)
        XCTAssertEqual(controller.errors, [])
    }

    @MainActor func testCountsItsItemsAndHasThemDrawn() async {
        network.products = .products(3)
        let controller = newController()
        var changes = 0
        controller.onChange = { changes += 1 }
        await after { controller.viewDidLoad() }
        XCTAssertEqual(controller.numberOfItems, 3)
        XCTAssertEqual(controller.errors, [])
        XCTAssertGreaterThan(changes, 0)
    }

    @MainActor func testKeepsTheErrorsUntilALoadSucceeds() async {
        network.products = .failed("No products")
        let controller = newController()
        var changes = 0
        controller.onChange = { changes += 1 }
        await after { controller.viewDidLoad() }
        XCTAssertEqual(controller.errors, ["No products", "No ticker"])
        XCTAssertGreaterThan(changes, 0)
        network.ticker = .success(.fixture())
        await after { controller.viewModel.onDidLoad() }
        XCTAssertEqual(controller.errors, ["No products"])
        network.products = .products(1)
        await after { controller.viewModel.onDidLoad() }
        XCTAssertEqual(controller.errors, [])
    }

    @MainActor func testATickerIsShownWhenTheTimerFires() async {
        network.products = .products(3)
        network.ticker = .success(.fixture())
        let controller = newController()
        await after { controller.viewDidLoad() }
        XCTAssertEqual(MockTimer.scheduledCount, 1)
        XCTAssertEqual(controller.numberOfItems, 3)
        await after { MockTimer.currentTimer?.fire() }
        XCTAssertEqual(controller.numberOfItems, 4)
    }

    @MainActor func testWithoutATickerThereIsNoTimer() async {
        network.products = .products(3)
        let controller = newController()
        await after { controller.viewDidLoad() }
        XCTAssertEqual(controller.numberOfItems, 3)
        XCTAssertEqual(MockTimer.scheduledCount, 0)
    }

    @MainActor func testIsFreedWhileTheTimerRuns() async {
        network.products = .products(3)
        network.ticker = .success(.fixture())
        weak var freed: PracticeViewController?
        do {
            let controller = newController()
            freed = controller
            await after { controller.viewDidLoad() }
            XCTAssertEqual(controller.numberOfItems, 3)
        }
        await settle()
        XCTAssertNil(freed)
    }

    @MainActor
    private func newController() -> PracticeViewController {
        PracticeViewController(
            viewModel: PracticeViewModel(useCase: network, timerProvider: MockTimer.self))
    }
}
