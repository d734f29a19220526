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
            controller.numberOfItems, 3,
            "numberOfItems after an answer with three products\(network.remark)")
    }

    @MainActor func testKeepsTheErrors() async {
        network.products = .failed("No products")
        network.ticker = .failed("No ticker")
        let controller = newController()
        controller.viewDidLoad()
        await assertEventually(
            controller.errors, ["No products", "No ticker"],
            "errors after the products and the ticker have failed\(network.remark)")
        XCTAssertEqual(controller.numberOfItems, 0, "numberOfItems after a load that has failed")
    }

    @MainActor func testHasEachFeedDrawn() async {
        network.products = .products([1, 2])
        network.ticker = .success(.fixture())
        let controller = newController()
        controller.viewDidLoad()
        var drawn: [Int?] = []
        controller.onChange = { [weak controller] in drawn.append(controller?.numberOfItems) }
        guard
            await assertEventually(
                drawn.last ?? nil, 2,
                "numberOfItems at the moment that onChange is called, after loading"
                    + network.remark),
            await timerIsScheduled(after: "a ticker has arrived")
        else { return }
        MockTimer.currentTimer?.fire()
        await assertEventually(
            drawn.last ?? nil, 3,
            "numberOfItems at the moment that onChange is called, after the timer has fired")
    }

    @MainActor func testHasErrorsDrawn() async {
        network.products = .failed("No products")
        let controller = newController()
        var drawn: [[String]?] = []
        controller.onChange = { [weak controller] in drawn.append(controller?.errors) }
        controller.viewDidLoad()
        await assertEventually(
            drawn.last ?? nil, ["No products", "No ticker"],
            "errors at the moment that onChange is called, after a load that has failed"
                + network.remark)
    }

    @MainActor func testEarlyAnswersAreNotLost() async {
        network.timing = .atOnce
        network.ticker = .success(.fixture())
        for (products, errors) in [
            (.products([1]), []), (.failed("No products"), ["No products"]),
        ] as [(NetworkResult<ProductResult>, [String])] {
            MockTimer.reset()
            network.products = products
            let controller = newController()
            var drawn: [[String]?] = []
            controller.onChange = { [weak controller] in drawn.append(controller?.errors) }
            controller.viewDidLoad()
            await assertEventually(
                drawn.last ?? nil, errors,
                "errors at the moment that onChange is called, after answers that come before "
                    + "the requests return: set the outputs before you load\(network.remark)")
            await assertEventually(
                MockTimer.scheduledCount, 1,
                "timers after a ticker has arrived early\(network.remark)")
        }
    }

    @MainActor func testErrorsAreThoseOfTheLastLoad() async {
        network.products = .failed("No products")
        let controller = newController()
        controller.viewDidLoad()
        guard
            await assertEventually(
                controller.errors, ["No products", "No ticker"],
                "errors after the products and the ticker have failed\(network.remark)")
        else { return }
        network.products = .failed("Still none")
        network.ticker = .success(.fixture())
        controller.viewModel.onDidLoad()
        guard
            await assertEventually(
                controller.errors, ["Still none"],
                "errors after a second load, where only the products have failed")
        else { return }
        network.products = .products([1])
        controller.viewModel.onDidLoad()
        await assertEventually(controller.errors, [], "errors after a load that has succeeded")
    }

    @MainActor func testTheTimerLeavesErrorsAlone() async {
        network.products = .failed("No products")
        network.ticker = .success(.fixture())
        let controller = newController()
        controller.viewDidLoad()
        guard
            await assertEventually(
                controller.errors, ["No products"],
                "errors after the products have failed\(network.remark)")
        else { return }
        await settle()
        MockTimer.currentTimer?.fire()
        await settle()
        XCTAssertEqual(
            controller.errors, ["No products"],
            "errors after the products have failed and the ticker's timer has fired")
        XCTAssertEqual(
            controller.numberOfItems, 0,
            "numberOfItems after the products have failed and the ticker's timer has fired")
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
            "timers after a ticker has arrived: hasTicker(true) calls onFireDate()"
                + network.remark)
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
        guard await timerIsScheduled(after: "a ticker has arrived") else { return }
        await waitUntil { controller.numberOfItems == 2 }
        MockTimer.currentTimer?.fire()
        await assertEventually(
            controller.numberOfItems, 3, "numberOfItems after two products and a fired timer")
    }

    @MainActor func testIsFreedWhileLoading() async {
        network.timing = .held
        var controller: PracticeViewController? = newController()
        weak let freed = controller
        weak let freedModel = controller?.viewModel
        controller?.viewDidLoad()
        guard await network.hasStarted() else { return }
        controller = nil
        await assertEventually(
            freed == nil, true, "while requests wait: whether the screen is freed with its owner")
        await assertEventually(
            freedModel == nil, true,
            "while requests wait: whether the view model is freed with its screen")
    }

    @MainActor func testIsFreedWhileTheTimerRuns() async {
        network.ticker = .success(.fixture())
        var controller: PracticeViewController? = newController()
        weak let freed = controller
        weak let freedModel = controller?.viewModel
        controller?.viewDidLoad()
        guard await timerIsScheduled(after: "a ticker has arrived") else { return }
        await settle()
        controller = nil
        await assertEventually(
            freed == nil, true,
            "while the timer runs: whether the screen is freed with its owner")
        await assertEventually(
            freedModel == nil, true,
            "while the timer runs: whether the view model is freed with its screen")
    }

    @MainActor
    private func newController() -> PracticeViewController {
        PracticeViewController(viewModel: newViewModel())
    }
}
