import Shared
import TestHelpers
import XCTest

@testable import Stage4

/// Checks what happens to a ticker: cached when it arrives, shown when the timer fires.
final class TickerTests: FeedTestCase {
    private let products = [1, 2].map { Product.fixture(id: $0) }

    @MainActor func testATickerIsSaved() async {
        network.ticker = .success(.fixture(id: 5))
        let viewModel = newViewModel()
        viewModel.onDidLoad()
        await assertEventually(
            savedTickers.mapValues(\.id), ["tickerData": 5],
            "ids of saved tickers, by key, after onDidLoad() and an answer with ticker 5")
    }

    @MainActor func testHasTicker() async {
        network.ticker = .success(.fixture(id: 5))
        let viewModel = newViewModel()
        let log = OutputLog(of: viewModel)
        viewModel.onDidLoad()
        await waitUntil { !log.tickers.isEmpty }
        await settle()
        XCTAssertEqual(
            log.tickers, ["hasTicker true"], "calls of hasTicker after a ticker has arrived")
    }

    @MainActor func testHasNoTicker() async {
        network.ticker = .failed("No ticker")
        let viewModel = newViewModel()
        let log = OutputLog(of: viewModel)
        viewModel.onDidLoad()
        await waitUntil { !log.tickers.isEmpty }
        await settle()
        XCTAssertEqual(
            log.tickers, ["hasTicker false"], "calls of hasTicker after the ticker has failed")
        XCTAssertEqual(savedTickers, [:], "saved tickers after the ticker has failed")
    }

    @MainActor func testSchedulesOneTimerOfFiveSeconds() async {
        let viewModel = newViewModel()
        XCTAssertEqual(MockTimer.scheduledCount, 0, "timers before onFireDate()")
        viewModel.onFireDate()
        guard await assertEventually(MockTimer.scheduledCount, 1, "timers after onFireDate()")
        else { return }
        XCTAssertEqual(
            MockTimer.currentTimer?.scheduledInterval, 5, "seconds of onFireDate()'s timer")
        XCTAssertEqual(
            MockTimer.currentTimer?.isRepeating, false, "whether onFireDate()'s timer repeats")
    }

    @MainActor func testTheTickerIsNotShownBeforeTheTimerFires() async {
        guard let (viewModel, log) = await loaded() else { return }
        viewModel.onFireDate()
        guard await timerIsScheduled() else { return }
        await settle()
        XCTAssertEqual(log.outcomes.count, 1, "outputs after a load, before the timer fires")
        assertArrayHashDiffable(expectedResult: products, values: viewModel.data)
    }

    @MainActor func testTheTimerPutsTheTickerAtTheTop() async {
        guard let (viewModel, log) = await loaded() else { return }
        viewModel.onFireDate()
        guard await timerIsScheduled() else { return }
        MockTimer.currentTimer?.fire()
        await assertEventually(
            log.outcomes, ["didReceiveData", "didReceiveData"],
            "outputs after a load and a fired timer")
        await assertFeed(of: viewModel, [Ticker.fixture(id: 5)] + products)
    }

    @MainActor func testTheTickerStandsAboveInspirations() async {
        network.inspirations = .inspirations(at: [0])
        guard let (viewModel, _) = await loaded() else { return }
        viewModel.onFireDate()
        guard await timerIsScheduled() else { return }
        MockTimer.currentTimer?.fire()
        await assertFeed(
            of: viewModel,
            [Ticker.fixture(id: 5), Inspiration.fixture(title: "A", position: 0)] + products)
    }

    @MainActor func testTheCacheIsReadWhenTheTimerFires() async {
        guard let (viewModel, _) = await loaded() else { return }
        viewModel.onFireDate()
        guard await timerIsScheduled() else { return }
        savedTickers = ["tickerData": .fixture(id: 6)]
        MockTimer.currentTimer?.fire()
        await assertFeed(of: viewModel, [Ticker.fixture(id: 6)] + products)
    }

    @MainActor func testNothingInTheCache() async {
        guard let (viewModel, log) = await loaded() else { return }
        viewModel.onFireDate()
        guard await timerIsScheduled() else { return }
        savedTickers = [:]
        MockTimer.currentTimer?.fire()
        await settle()
        XCTAssertEqual(
            log.outcomes, ["didReceiveData"],
            "outputs after a load and a timer that has fired with nothing in the cache")
        assertArrayHashDiffable(expectedResult: products, values: viewModel.data)
    }

    @MainActor func testFiringTwiceShowsOneTicker() async {
        guard let (viewModel, _) = await loaded() else { return }
        viewModel.onFireDate()
        guard await timerIsScheduled() else { return }
        MockTimer.currentTimer?.fire()
        await assertFeed(of: viewModel, [Ticker.fixture(id: 5)] + products)
        MockTimer.currentTimer?.fire()
        viewModel.onFireDate()
        await settle()
        MockTimer.currentTimer?.fire()
        await settle()
        await assertFeed(of: viewModel, [Ticker.fixture(id: 5)] + products)
    }

    @MainActor func testANewerTickerReplacesTheOlder() async {
        guard let (viewModel, _) = await loaded() else { return }
        viewModel.onFireDate()
        guard await timerIsScheduled() else { return }
        MockTimer.currentTimer?.fire()
        await assertFeed(of: viewModel, [Ticker.fixture(id: 5)] + products)
        savedTickers = ["tickerData": .fixture(id: 6)]
        viewModel.onFireDate()
        await settle()
        MockTimer.currentTimer?.fire()
        await assertFeed(of: viewModel, [Ticker.fixture(id: 6)] + products)
    }

    @MainActor func testAReloadShowsAtMostOneTickerAtTheTop() async {
        guard let (viewModel, log) = await loaded() else { return }
        viewModel.onFireDate()
        guard await timerIsScheduled() else { return }
        MockTimer.currentTimer?.fire()
        await assertFeed(of: viewModel, [Ticker.fixture(id: 5)] + products)
        viewModel.onDidLoad()
        guard await assertEventually(log.tickers.count, 2, "calls of hasTicker after a reload")
        else { return }
        await settle()
        // Whether a reload keeps the ticker is left open: it may be there, at the top.
        let feed = viewModel.data.first is Ticker ? viewModel.data.dropFirst() : viewModel.data[...]
        assertArrayHashDiffable(expectedResult: products, values: Array(feed))
    }

    @MainActor func testFiringAfterAReloadShowsOneTicker() async {
        guard let (viewModel, log) = await loaded() else { return }
        viewModel.onFireDate()
        guard await timerIsScheduled() else { return }
        MockTimer.currentTimer?.fire()
        await assertFeed(of: viewModel, [Ticker.fixture(id: 5)] + products)
        viewModel.onDidLoad()
        guard await assertEventually(log.tickers.count, 2, "calls of hasTicker after a reload")
        else { return }
        viewModel.onFireDate()
        await settle()
        MockTimer.currentTimer?.fire()
        await assertFeed(of: viewModel, [Ticker.fixture(id: 5)] + products)
    }

    @MainActor func testIsFreedWhileTheTimerRuns() async {
        var viewModel: PracticeViewModel? = newViewModel()
        weak let freed = viewModel
        viewModel?.onFireDate()
        guard await timerIsScheduled() else { return }
        viewModel = nil
        await assertEventually(
            freed == nil, true,
            "while the timer runs: whether the view model is freed with its owner")
        MockTimer.currentTimer?.fire()
        await settle()
    }

    /// A view model that has loaded two products and ticker 5, and the log of its outputs.
    ///
    /// Nil where it doesn't load, which fails the test.
    @MainActor
    private func loaded() async -> (PracticeViewModel, OutputLog)? {
        network.products = .products([1, 2])
        network.ticker = .success(.fixture(id: 5))
        let viewModel = newViewModel()
        let log = OutputLog(of: viewModel)
        viewModel.onDidLoad()
        await waitUntil { log.calls.count == 2 }
        XCTAssertEqual(
            log.calls.sorted(), ["didReceiveData", "hasTicker true"],
            "outputs after onDidLoad() and an answer with a ticker")
        return log.outcomes.isEmpty ? nil : (viewModel, log)
    }

    @MainActor
    private func timerIsScheduled(
        file: StaticString = #filePath, line: UInt = #line
    ) async -> Bool {
        await assertEventually(
            MockTimer.scheduledCount, 1, "timers after onFireDate()", file: file, line: line)
    }
}
