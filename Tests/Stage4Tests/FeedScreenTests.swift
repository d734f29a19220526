import Shared
import TestHelpers
import XCTest

@testable import Stage4

/// Checks that `PracticeViewController` is bound to its view model.
///
/// Bugs in the view model count only in its own exercises, so many tests leave the view model's
/// requests unanswered, and call its outputs directly.
final class FeedScreenTests: FeedTestCase {
    @MainActor func testViewDidLoadLoads() async {
        network.timing = .held
        let viewModel = newViewModel()
        network.forget()
        let controller = PracticeViewController(viewModel: viewModel)
        XCTAssertEqual(network.requests.count, 0, "number of requests before viewDidLoad()")
        controller.viewDidLoad()
        await waitUntil { !network.requests.isEmpty }
        XCTAssertEqual(!network.requests.isEmpty, true, "whether viewDidLoad() sends a request")
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
            "errors after didReceiveError([\"No products\", \"No ticker\"])\(network.remark)")
    }

    @MainActor func testEachFeedIsDrawn() async {
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
            "whether didReceiveData calls an onChange that was set after viewDidLoad()"
                + network.remark)
        await assertEventually(
            drawn.last ?? nil, controller.viewModel.data.count,
            "numberOfItems when onChange is called after loading\(network.remark)")
    }

    @MainActor func testErrorsAreDrawn() async {
        let controller = waitingController()
        var drawn: [[String]?] = []
        controller.onChange = { [weak controller] in drawn.append(controller?.errors) }
        controller.viewModel.didReceiveError?(["No products", "No ticker"])
        await assertEventually(
            !drawn.isEmpty, true,
            "whether didReceiveError calls onChange\(network.remark)")
        await assertEventually(
            drawn.last ?? nil, ["No products", "No ticker"],
            "errors when onChange is called after didReceiveError\(network.remark)")
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
                "errors when onChange is called, if the answers come before the requests return: "
                    + "set the outputs before you load\(network.remark)")
            guard errors.isEmpty else { continue }
            await waitUntil { MockTimer.scheduledCount > 0 }
            XCTAssertEqual(
                MockTimer.scheduledCount > 0, true,
                "whether a timer is scheduled, if the ticker comes before its request returns"
                    + network.remark)
        }
    }

    @MainActor func testErrorsAreThoseOfTheLastLoad() async throws {
        let controller = waitingController()
        controller.viewModel.didReceiveError?(["No products", "No ticker"])
        try await requireEventually(
            controller.errors, ["No products", "No ticker"],
            "errors after didReceiveError([\"No products\", \"No ticker\"])\(network.remark)")
        controller.viewModel.didReceiveError?(["Still none"])
        try await requireEventually(
            controller.errors, ["Still none"],
            "errors after a second didReceiveError, with [\"Still none\"]")
        controller.viewModel.didReceiveData?()
        await assertEventually(
            controller.errors, [], "errors after didReceiveError and then didReceiveData()")
    }

    @MainActor func testATickerLeavesErrorsAlone() async throws {
        let controller = waitingController()
        controller.viewModel.didReceiveError?(["No products"])
        try await requireEventually(
            controller.errors, ["No products"],
            "errors after didReceiveError([\"No products\"])\(network.remark)")
        controller.viewModel.hasTicker?(true)
        await settle()
        XCTAssertEqual(
            controller.errors, ["No products"],
            "errors after didReceiveError([\"No products\"]) and hasTicker(true): they must not change"
        )
    }

    @MainActor func testATickerStartsTheTimer() async {
        let controller = waitingController()
        controller.viewModel.hasTicker?(true)
        await waitUntil { MockTimer.scheduledCount > 0 }
        await settle()
        XCTAssertEqual(
            MockTimer.scheduledCount, 1,
            "number of timers after hasTicker(true): the output must call onFireDate()"
                + network.remark)
    }

    @MainActor func testWithoutATickerThereIsNoTimer() async {
        network.products = .products([1])
        network.ticker = .failed("No ticker")
        let controller = newController()
        controller.viewDidLoad()
        await assertEventually(controller.numberOfItems, 1, "numberOfItems after viewDidLoad()")
        await settle()
        XCTAssertEqual(MockTimer.scheduledCount, 0, "number of timers after the ticker has failed")
    }

    @MainActor func testShowsTheTickerWhenTheTimerFires() async {
        network.products = .products([1, 2])
        network.ticker = .success(.fixture())
        let controller = newController()
        controller.viewDidLoad()
        await waitUntil { MockTimer.currentTimer != nil && controller.numberOfItems == 2 }
        XCTAssertEqual(
            MockTimer.currentTimer != nil, true,
            "whether a timer is scheduled after a ticker has arrived")
        MockTimer.currentTimer?.fire()
        await assertEventually(
            controller.numberOfItems, 3,
            "numberOfItems after the timer has fired, with two products and a ticker")
    }

    @MainActor func testIsFreedWhileLoading() async {
        weak var freed: PracticeViewController?
        do {
            let controller = waitingController()
            freed = controller
            await waitUntil { !network.requests.isEmpty }
            XCTAssertEqual(!network.requests.isEmpty, true, "whether viewDidLoad() sends a request")
        }
        await assertFreed(
            freed,
            "The screen isn't freed when its owner releases it while requests are pending. The view "
                + "model's outputs hold it: write [weak self] in each closure that viewDidLoad() sets."
        )
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
            "The view model isn't freed with its screen after loading. A closure holds it: write "
                + "[weak self] there, and use viewModel only as self?.viewModel.")
    }

    @MainActor func testIsFreedWhileTheTimerRuns() async throws {
        weak var freed: PracticeViewController?
        do {
            let controller = waitingController()
            freed = controller
            controller.viewModel.hasTicker?(true)
            try await requireTimer(after: "hasTicker(true)")
        }
        await assertFreed(
            freed,
            "The screen isn't freed when its owner releases it while the timer is running. The view "
                + "model's outputs hold it: write [weak self] in each closure that viewDidLoad() sets."
        )
    }

    /// Returns a loaded screen whose requests are never answered.
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
