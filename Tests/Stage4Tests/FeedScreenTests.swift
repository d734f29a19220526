import Shared
import TestHelpers
import XCTest

@testable import Stage4

/// Checks that `PracticeViewController` is bound to its view model.
///
/// Bugs in the view model count only in its own exercises. So many tests let its requests wait,
/// and call its outputs themselves.
final class FeedScreenTests: FeedTestCase {
    @MainActor func testViewDidLoadLoads() async {
        network.timing = .held
        let viewModel = newViewModel()
        network.forget()
        let controller = PracticeViewController(viewModel: viewModel)
        XCTAssertEqual(network.requests.count, 0, "requests before viewDidLoad()")
        controller.viewDidLoad()
        await waitUntil { !network.requests.isEmpty }
        XCTAssertEqual(network.requests.isEmpty, false, "no requests after viewDidLoad()")
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
        let controller = waitingController()
        controller.viewModel.didReceiveError?(["No products", "No ticker"])
        await assertEventually(
            controller.errors, ["No products", "No ticker"],
            "errors after the products and the ticker have failed\(network.remark)")
    }

    @MainActor func testHasEachFeedDrawn() async {
        network.products = .products([1, 2])
        let controller = newController()
        controller.viewDidLoad()
        await waitUntil { controller.viewModel.data.count == 2 }
        await settle()
        var drawn: [Int?] = []
        controller.onChange = { [weak controller] in drawn.append(controller?.numberOfItems) }
        controller.viewModel.didReceiveData?()
        await assertEventually(
            !drawn.isEmpty, true,
            "whether didReceiveData calls the onChange that was set after viewDidLoad()"
                + network.remark)
        await assertEventually(
            drawn.last ?? nil, controller.viewModel.data.count,
            "numberOfItems at the moment that onChange is called, after loading\(network.remark)")
    }

    @MainActor func testHasErrorsDrawn() async {
        let controller = waitingController()
        var drawn: [[String]?] = []
        controller.onChange = { [weak controller] in drawn.append(controller?.errors) }
        controller.viewModel.didReceiveError?(["No products", "No ticker"])
        await assertEventually(
            !drawn.isEmpty, true,
            "whether onChange is called after a load that has failed\(network.remark)")
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
            guard errors.isEmpty else { continue }
            await waitUntil { MockTimer.scheduledCount > 0 }
            XCTAssertEqual(
                MockTimer.scheduledCount > 0, true,
                "whether there is a timer after a ticker has arrived early\(network.remark)")
        }
    }

    @MainActor func testErrorsAreThoseOfTheLastLoad() async throws {
        let controller = waitingController()
        controller.viewModel.didReceiveError?(["No products", "No ticker"])
        try await requireEventually(
            controller.errors, ["No products", "No ticker"],
            "errors after the products and the ticker have failed\(network.remark)")
        controller.viewModel.didReceiveError?(["Still none"])
        try await requireEventually(
            controller.errors, ["Still none"],
            "errors after a second load, when only the products have failed")
        controller.viewModel.didReceiveData?()
        await assertEventually(controller.errors, [], "errors after a load that has succeeded")
    }

    @MainActor func testATickerLeavesErrorsAlone() async throws {
        let controller = waitingController()
        controller.viewModel.didReceiveError?(["No products"])
        try await requireEventually(
            controller.errors, ["No products"],
            "errors after the products have failed\(network.remark)")
        controller.viewModel.hasTicker?(true)
        await settle()
        XCTAssertEqual(
            controller.errors, ["No products"],
            "errors after the products have failed and a ticker has arrived")
    }

    @MainActor func testATickerStartsTheTimer() async {
        let controller = waitingController()
        controller.viewModel.hasTicker?(true)
        await waitUntil { MockTimer.scheduledCount > 0 }
        await settle()
        XCTAssertEqual(
            MockTimer.scheduledCount, 1,
            "timers after a ticker has arrived: hasTicker(true) must call onFireDate()"
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
        await waitUntil { MockTimer.currentTimer != nil && controller.numberOfItems == 2 }
        XCTAssertEqual(
            MockTimer.currentTimer != nil, true,
            "whether there is a timer after a ticker has arrived")
        MockTimer.currentTimer?.fire()
        await assertEventually(
            controller.numberOfItems, 3, "numberOfItems after two products and a fired timer")
    }

    @MainActor func testIsFreedWhileLoading() async {
        weak var freed: PracticeViewController?
        do {
            let controller = waitingController()
            freed = controller
            await waitUntil { !network.requests.isEmpty }
            XCTAssertEqual(network.requests.isEmpty, false, "no requests after viewDidLoad()")
        }
        await assertFreed(
            freed,
            "The screen isn't freed when its owner lets go of it, while requests wait. The view model's "
                + "outputs hold it: write [weak self] in each closure that viewDidLoad() sets.")
    }

    @MainActor func testItsViewModelIsFreedAfterLoading() async {
        network.products = .products([1])
        weak var freed: PracticeViewModel?
        do {
            let controller = newController()
            freed = controller.viewModel
            controller.viewDidLoad()
            await waitUntil { controller.numberOfItems == 1 }
            XCTAssertEqual(controller.numberOfItems, 1, "numberOfItems after viewDidLoad()")
            await settle()
        }
        await assertFreed(
            freed,
            "The view model isn't freed with its screen, after loading. A closure holds it: write "
                + "[weak self] there, and use viewModel only as self?.viewModel.")
    }

    @MainActor func testIsFreedWhileTheTimerRuns() async throws {
        weak var freed: PracticeViewController?
        do {
            let controller = waitingController()
            freed = controller
            controller.viewModel.hasTicker?(true)
            try await requireTimer(after: "a ticker has arrived")
        }
        await assertFreed(
            freed,
            "The screen isn't freed when its owner lets go of it, while the timer runs. The view model's "
                + "outputs hold it: write [weak self] in each closure that viewDidLoad() sets.")
    }

    /// A screen that is open, and whose requests are never answered.
    @MainActor
    private func waitingController() -> PracticeViewController {
        network.timing = .held
        let controller = newController()
        controller.viewDidLoad()
        return controller
    }

    @MainActor
    private func newController() -> PracticeViewController {
        PracticeViewController(viewModel: newViewModel())
    }
}
