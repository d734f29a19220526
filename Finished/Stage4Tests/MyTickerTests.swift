import Shared
import TestHelpers
import XCTest

@testable import Stage4

/// Your tests for the ticker, its cache and its timer.
final class MyTickerTests: PracticeTestCase {
    private let ticker = Ticker.fixture(id: 7)
    private let product = Product.fixture()
    private let row = Inspiration.fixture(position: 0)

    @MainActor func testATickerIsCachedAndAnnouncedOnce() async {
        let (_, calls) = await loadedViewModel()
        XCTAssertEqual(cache, ["tickerData": ticker])
        XCTAssertEqual(calls.hasTicker, [true])
    }

    @MainActor func testAFailedTickerIsNotCached() async {
        network.products = .products(1)
        network.ticker = .failed("No ticker")
        let (viewModel, calls) = newViewModel()
        await after { viewModel.onDidLoad() }
        XCTAssertEqual(cache, [:])
        XCTAssertEqual(calls.hasTicker, [false])
    }

    @MainActor func testATickerIsCachedAndAnnouncedWithoutProductsToo() async {
        network.products = .failed("No products")
        network.ticker = .success(ticker)
        let (viewModel, calls) = newViewModel()
        await after { viewModel.onDidLoad() }
        XCTAssertEqual(cache, ["tickerData": ticker])
        XCTAssertEqual(calls.hasTicker, [true])
    }

    @MainActor func testLoadingSchedulesNoTimer() async {
        let (viewModel, _) = await loadedViewModel()
        XCTAssertEqual(MockTimer.scheduledCount, 0)
        assertArrayHashDiffable(expectedResult: [row, product], values: viewModel.data)
    }

    @MainActor func testTheTimer() async {
        let (viewModel, calls) = await loadedViewModel()
        await after { viewModel.onFireDate() }
        XCTAssertEqual(MockTimer.scheduledCount, 1)
        XCTAssertEqual(MockTimer.currentTimer?.scheduledInterval, 5)
        XCTAssertEqual(MockTimer.currentTimer?.isRepeating, false)
        XCTAssertEqual(calls.outcomes, ["data"], "nothing more before the timer fires")
        assertArrayHashDiffable(expectedResult: [row, product], values: viewModel.data)
    }

    @MainActor func testFiringShowsTheTickerAtTheTop() async {
        let (viewModel, calls) = await loadedViewModel()
        await fire(viewModel)
        XCTAssertEqual(calls.outcomes, ["data", "data"])
        assertArrayHashDiffable(expectedResult: [ticker, row, product], values: viewModel.data)
    }

    @MainActor func testFiringTwiceShowsOneTicker() async {
        let (viewModel, calls) = await loadedViewModel()
        await fire(viewModel)
        await fire(viewModel)
        XCTAssertEqual(calls.outcomes, ["data", "data", "data"])
        assertArrayHashDiffable(expectedResult: [ticker, row, product], values: viewModel.data)
    }

    @MainActor func testANewerTickerReplacesTheOlder() async {
        let (viewModel, _) = await loadedViewModel()
        await fire(viewModel)
        let newer = Ticker.fixture(id: 8)
        cache["tickerData"] = newer
        await fire(viewModel)
        assertArrayHashDiffable(expectedResult: [newer, row, product], values: viewModel.data)
    }

    @MainActor func testFiringAfterAReloadShowsOneTickerAtTheTop() async {
        let (viewModel, _) = await loadedViewModel()
        await fire(viewModel)
        await after { viewModel.onDidLoad() }
        XCTAssertLessThanOrEqual(viewModel.data.count, 3)
        XCTAssertFalse(viewModel.data.dropFirst().contains { $0 is Ticker })
        await fire(viewModel)
        assertArrayHashDiffable(expectedResult: [ticker, row, product], values: viewModel.data)
    }

    @MainActor func testFiringWithNothingInTheCacheDoesNothing() async {
        let (viewModel, calls) = await loadedViewModel()
        cache = ["anotherKey": ticker]
        await fire(viewModel)
        XCTAssertEqual(calls.outcomes, ["data"])
        assertArrayHashDiffable(expectedResult: [row, product], values: viewModel.data)
    }

    @MainActor func testFiringAfterAFailedReloadShowsNothing() async {
        let (viewModel, calls) = await loadedViewModel()
        await fire(viewModel)
        network.products = .failed("No products")
        await after { viewModel.onDidLoad() }
        await fire(viewModel)
        XCTAssertEqual(calls.outcomes, ["data", "data", #"errors: ["No products"]"#])
        assertArrayHashDiffable(expectedResult: [], values: viewModel.data)
    }

    @MainActor func testFiringBeforeTheFirstLoadShowsTheTickerAlone() async {
        let (viewModel, calls) = newViewModel()
        cache["tickerData"] = ticker
        await fire(viewModel)
        XCTAssertEqual(calls.outcomes, ["data"])
        assertArrayHashDiffable(expectedResult: [ticker], values: viewModel.data)
    }

    @MainActor func testIsFreedWhileTheTimerRuns() async {
        weak var freed: PracticeViewModel?
        do {
            let viewModel = newViewModel().0
            freed = viewModel
            await after { viewModel.onFireDate() }
            XCTAssertEqual(MockTimer.scheduledCount, 1)
        }
        await settle()
        XCTAssertNil(freed)
        // The timer fires after the view model is gone, and must not crash.
        await after { MockTimer.currentTimer?.fire() }
    }

    /// Returns a view model that has loaded an inspiration, a product and a ticker.
    @MainActor
    private func loadedViewModel() async -> (PracticeViewModel, Calls) {
        network.products = .products(1)
        network.inspirations = .success(InspirationResult(data: [row]))
        network.ticker = .success(ticker)
        let (viewModel, calls) = newViewModel()
        await after { viewModel.onDidLoad() }
        return (viewModel, calls)
    }

    /// Schedules a timer, and fires it.
    @MainActor
    private func fire(_ viewModel: PracticeViewModel) async {
        viewModel.onFireDate()
        await after { MockTimer.currentTimer?.fire() }
    }
}
