import Shared
import TestHelpers
import Testing

@testable import Stage4

/// Your tests for the ticker, its cache and its timer.
@MainActor @Suite(.oneAtATime) final class MyTickerTests: PracticeTestCase {
    private let ticker = Ticker.fixture(id: 7)
    private let product = Product.fixture()
    private let row = Inspiration.fixture(position: 0)

    @Test func aTickerIsCachedAndAnnouncedOnce() async {
        let (_, calls) = await loadedViewModel()
        #expect(cache == ["tickerData": ticker])
        #expect(calls.hasTicker == [true])
    }

    @Test func aFailedTickerIsNotCached() async {
        network.products = .products(1)
        network.ticker = .failed("No ticker")
        let (viewModel, calls) = newViewModel()
        await after { viewModel.onDidLoad() }
        #expect(cache == [:])
        #expect(calls.hasTicker == [false])
    }

    @Test func aTickerIsCachedAndAnnouncedWithoutProductsToo() async {
        network.products = .failed("No products")
        network.ticker = .success(ticker)
        let (viewModel, calls) = newViewModel()
        await after { viewModel.onDidLoad() }
        #expect(cache == ["tickerData": ticker])
        #expect(calls.hasTicker == [true])
    }

    @Test func loadingSchedulesNoTimer() async {
        let (viewModel, _) = await loadedViewModel()
        #expect(MockTimer.scheduledCount == 0)
        #expect(mismatches(expectedResult: [row, product], values: viewModel.data) == nil)
    }

    @Test func theTimer() async {
        let (viewModel, calls) = await loadedViewModel()
        await after { viewModel.onFireDate() }
        #expect(MockTimer.scheduledCount == 1)
        #expect(MockTimer.currentTimer?.scheduledInterval == 5)
        #expect(MockTimer.currentTimer?.isRepeating == false)
        #expect(calls.outcomes == ["data"], "nothing more before the timer fires")
        #expect(mismatches(expectedResult: [row, product], values: viewModel.data) == nil)
    }

    @Test func firingShowsTheTickerAtTheTop() async {
        let (viewModel, calls) = await loadedViewModel()
        await fire(viewModel)
        #expect(calls.outcomes == ["data", "data"])
        #expect(mismatches(expectedResult: [ticker, row, product], values: viewModel.data) == nil)
    }

    @Test func firingTwiceShowsOneTicker() async {
        let (viewModel, calls) = await loadedViewModel()
        await fire(viewModel)
        await fire(viewModel)
        #expect(calls.outcomes == ["data", "data", "data"])
        #expect(mismatches(expectedResult: [ticker, row, product], values: viewModel.data) == nil)
    }

    @Test func aNewerTickerReplacesTheOlder() async {
        let (viewModel, _) = await loadedViewModel()
        await fire(viewModel)
        let newer = Ticker.fixture(id: 8)
        cache["tickerData"] = newer
        await fire(viewModel)
        #expect(mismatches(expectedResult: [newer, row, product], values: viewModel.data) == nil)
    }

    @Test func firingAfterAReloadShowsOneTickerAtTheTop() async {
        let (viewModel, _) = await loadedViewModel()
        await fire(viewModel)
        await after { viewModel.onDidLoad() }
        #expect(viewModel.data.count <= 3)
        #expect(!viewModel.data.dropFirst().contains { $0 is Ticker })
        await fire(viewModel)
        #expect(mismatches(expectedResult: [ticker, row, product], values: viewModel.data) == nil)
    }

    @Test func firingWithNothingInTheCacheDoesNothing() async {
        let (viewModel, calls) = await loadedViewModel()
        cache = ["anotherKey": ticker]
        await fire(viewModel)
        #expect(calls.outcomes == ["data"])
        #expect(mismatches(expectedResult: [row, product], values: viewModel.data) == nil)
    }

    @Test func firingAfterAFailedReloadShowsNothing() async {
        let (viewModel, calls) = await loadedViewModel()
        await fire(viewModel)
        network.products = .failed("No products")
        await after { viewModel.onDidLoad() }
        await fire(viewModel)
        #expect(calls.outcomes == ["data", "data", #"errors: ["No products"]"#])
        #expect(mismatches(expectedResult: [], values: viewModel.data) == nil)
    }

    @Test func firingBeforeTheFirstLoadShowsTheTickerAlone() async {
        let (viewModel, calls) = newViewModel()
        cache["tickerData"] = ticker
        await fire(viewModel)
        #expect(calls.outcomes == ["data"])
        #expect(mismatches(expectedResult: [ticker], values: viewModel.data) == nil)
    }

    @Test func isFreedWhileTheTimerRuns() async {
        weak var freed: PracticeViewModel?
        do {
            let viewModel = newViewModel().0
            freed = viewModel
            await after { viewModel.onFireDate() }
            #expect(MockTimer.scheduledCount == 1)
        }
        await settle()
        #expect(freed == nil)
        // The timer fires after the view model is gone, and must not crash.
        await after { MockTimer.currentTimer?.fire() }
    }

    /// Returns a view model that has loaded an inspiration, a product and a ticker.
    private func loadedViewModel() async -> (PracticeViewModel, Calls) {
        network.products = .products(1)
        network.inspirations = .success(InspirationResult(data: [row]))
        network.ticker = .success(ticker)
        let (viewModel, calls) = newViewModel()
        await after { viewModel.onDidLoad() }
        return (viewModel, calls)
    }

    /// Schedules a timer, and fires it.
    private func fire(_ viewModel: PracticeViewModel) async {
        viewModel.onFireDate()
        await after { MockTimer.currentTimer?.fire() }
    }
}
