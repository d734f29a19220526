import Shared
import TestHelpers
import XCTest

@testable import Stage4

/// Checks that `PracticeViewController` is bound to its view model.
final class FeedScreenTests: FeedTestCase {
    @MainActor func testViewDidLoadLoads() async {
        let controller = newController()
        XCTAssertEqual(network.requests.count, 0, "requests before viewDidLoad()")
        controller.viewDidLoad()
        await assertEventually(network.requests.count, 3, "requests after viewDidLoad()")
    }

    @MainActor func testCountsItsItems() async {
        network.products = .products([1, 2, 3])
        let controller = newController()
        XCTAssertEqual(controller.numberOfItems, 0, "numberOfItems before viewDidLoad()")
        controller.viewDidLoad()
        await assertEventually(
            controller.numberOfItems, 3, "numberOfItems after an answer with three products")
    }

    @MainActor func testKeepsTheErrors() async {
        network.products = .failed("No products")
        network.ticker = .failed("No ticker")
        let controller = newController()
        controller.viewDidLoad()
        await assertEventually(
            controller.errors, ["No products", "No ticker"],
            "errors after the products and the ticker have failed")
        XCTAssertEqual(controller.numberOfItems, 0, "numberOfItems after a load that has failed")
    }

    @MainActor func testATickerStartsTheTimer() async {
        network.products = .products([1])
        network.ticker = .success(.fixture())
        let controller = newController()
        controller.viewDidLoad()
        await waitUntil { MockTimer.scheduledCount > 0 }
        await settle()
        XCTAssertEqual(
            MockTimer.scheduledCount, 1,
            "timers after a ticker has arrived: hasTicker(true) calls onFireDate()")
    }

    @MainActor func testWithoutATickerThereIsNoTimer() async {
        network.products = .products([1])
        network.ticker = .failed("No ticker")
        let controller = newController()
        controller.viewDidLoad()
        await assertEventually(controller.numberOfItems, 1, "numberOfItems after viewDidLoad()")
        await settle()
        XCTAssertEqual(MockTimer.scheduledCount, 0, "timers after the ticker has failed")
    }

    @MainActor func testShowsTheTickerWhenTheTimerFires() async {
        network.products = .products([1, 2])
        network.ticker = .success(.fixture())
        let controller = newController()
        controller.viewDidLoad()
        guard
            await assertEventually(
                MockTimer.scheduledCount, 1, "timers after a ticker has arrived")
        else { return }
        await waitUntil { controller.numberOfItems == 2 }
        MockTimer.currentTimer?.fire()
        await assertEventually(
            controller.numberOfItems, 3, "numberOfItems after two products and a fired timer")
    }

    @MainActor func testIsFreedWhileLoading() async {
        network.holdsAnswers = true
        var controller: PracticeViewController? = newController()
        weak let freed = controller
        controller?.viewDidLoad()
        guard await network.hasStarted() else { return }
        controller = nil
        await assertEventually(
            freed == nil, true, "while requests wait: whether the screen is freed with its owner")
    }

    @MainActor func testIsFreedWhileTheTimerRuns() async {
        network.ticker = .success(.fixture())
        var controller: PracticeViewController? = newController()
        weak let freed = controller
        controller?.viewDidLoad()
        guard
            await assertEventually(
                MockTimer.scheduledCount, 1, "timers after a ticker has arrived")
        else { return }
        await settle()
        controller = nil
        await assertEventually(
            freed == nil, true,
            "while the timer runs: whether the screen is freed with its owner")
    }

    @MainActor
    private func newController() -> PracticeViewController {
        PracticeViewController(viewModel: newViewModel())
    }
}
