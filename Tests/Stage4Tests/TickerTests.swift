import Shared
import TestHelpers
import XCTest

@testable import Stage4

/// Checks that a ticker is cached when it arrives, and shown when the timer fires.
final class TickerTests: FeedTestCase {
    @MainActor func testATickerIsSaved() async {
        network.ticker = .success(.fixture(id: 5))
        let viewModel = newViewModel()
        viewModel.onDidLoad()
        await assertEventually(
            savedTickers.mapValues(\.id), ["tickerData": 5],
            "ids of saved tickers, by key, after onDidLoad() and an answer with ticker 5"
                + network.remark)
    }

    @MainActor func testHasTicker() async {
        network.ticker = .success(.fixture(id: 5))
        await assertLoad(where: "a ticker has arrived", calls: "hasTicker true")
    }

    @MainActor func testHasNoTicker() async {
        network.ticker = .failed("No ticker")
        await assertLoad(where: "the ticker has failed", calls: "hasTicker false")
    }

    @MainActor func testSchedulesOneTimerThatFiresOnceAfterFiveSeconds() async throws {
        let viewModel = newViewModel()
        XCTAssertEqual(MockTimer.scheduledCount, 0, "number of timers before onFireDate()")
        viewModel.onFireDate()
        try await requireTimer()
        XCTAssertEqual(
            MockTimer.currentTimer?.scheduledInterval, 5,
            "interval of the timer from onFireDate(), in seconds")
        XCTAssertEqual(
            MockTimer.currentTimer?.isRepeating, false,
            "whether the timer from onFireDate() repeats")
    }

    @MainActor func testTheTickerIsNotShownBeforeTheTimerFires() async throws {
        let (viewModel, log) = try await loaded()
        viewModel.onFireDate()
        try await requireTimer()
        await assertOutcomes(in: log, [], after: "onFireDate(), before the timer has fired")
        XCTAssertEqual(
            viewModel.data.contains { $0 is Ticker }, false,
            "whether data contains a ticker before the timer has fired")
    }

    @MainActor func testTheTimerPutsTheTickerAtTheTop() async throws {
        let (viewModel, log) = try await loaded()
        let feed = viewModel.data
        try await fireTimer(of: viewModel)
        await assertOutcomes(in: log, ["didReceiveData"], after: "the timer has fired")
        await assertFeed(of: viewModel, [Ticker.fixture(id: 5)] + feed)
    }

    @MainActor func testTheTickerIsAboveTheInspirations() async throws {
        network.inspirations = .inspirations(at: [0])
        let (viewModel, _) = try await loaded()
        let feed = viewModel.data
        try await fireTimer(of: viewModel)
        await assertFeed(of: viewModel, [Ticker.fixture(id: 5)] + feed)
    }

    @MainActor func testTheCacheIsReadWhenTheTimerFires() async throws {
        let (viewModel, _) = try await loaded()
        let feed = viewModel.data
        viewModel.onFireDate()
        try await requireTimer()
        savedTickers = ["tickerData": .fixture(id: 6)]
        MockTimer.currentTimer?.fire()
        await assertFeed(of: viewModel, [Ticker.fixture(id: 6)] + feed)
    }

    @MainActor func testBeforeTheFirstLoadTheTickerIsShownAlone() async throws {
        network.timing = .held
        savedTickers = ["tickerData": .fixture(id: 5)]
        let viewModel = newViewModel()
        let log = OutputLog(of: viewModel)
        try await fireTimer(of: viewModel)
        await assertOutcomes(
            in: log, ["didReceiveData"], after: "the timer has fired before the first load")
        await assertFeed(of: viewModel, [Ticker.fixture(id: 5)])
    }

    @MainActor func testNothingInTheCache() async throws {
        let (viewModel, log) = try await loaded()
        let feed = viewModel.data
        savedTickers = [:]
        try await fireTimer(of: viewModel)
        await assertOutcomes(
            in: log, [], after: "the timer has fired with an empty cache")
        await assertFeed(of: viewModel, feed)
    }

    @MainActor func testTheTickerStaysIfTheCacheIsEmptied() async throws {
        let (viewModel, log, feed) = try await loadedAndFired()
        savedTickers = [:]
        try await fireTimer(of: viewModel)
        await assertOutcomes(
            in: log, [],
            after: "a ticker was shown and a second timer has fired with an empty cache")
        await assertFeed(of: viewModel, [Ticker.fixture(id: 5)] + feed)
    }

    @MainActor func testFiringTwiceShowsOneTicker() async throws {
        let (viewModel, _, feed) = try await loadedAndFired()
        MockTimer.currentTimer?.fire()
        try await fireTimer(of: viewModel)
        await settle()
        await assertFeed(of: viewModel, [Ticker.fixture(id: 5)] + feed)
    }

    @MainActor func testANewerTickerReplacesTheOlder() async throws {
        let (viewModel, _, feed) = try await loadedAndFired()
        savedTickers = ["tickerData": .fixture(id: 6)]
        try await fireTimer(of: viewModel)
        await assertFeed(of: viewModel, [Ticker.fixture(id: 6)] + feed)
    }

    @MainActor func testAReloadShowsAtMostOneTickerAtTheTop() async throws {
        let (viewModel, log, _) = try await loadedAndFired()
        viewModel.onDidLoad()
        try await requireEventually(
            log.tickers.count, 1, "number of calls to hasTicker after a reload")
        await settle()
        // A reload may keep the ticker or not. If it does, the ticker must be at the top.
        XCTAssertEqual(
            viewModel.data.dropFirst().contains { $0 is Ticker }, false,
            "whether data contains a ticker below its first item after a reload")
    }

    @MainActor func testFiringAfterAReloadShowsOneTicker() async throws {
        let (viewModel, log, _) = try await loadedAndFired()
        viewModel.onDidLoad()
        try await requireEventually(
            log.tickers.count, 1, "number of calls to hasTicker after a reload")
        await settle()
        let feed = viewModel.data.filter { !($0 is Ticker) }
        try await fireTimer(of: viewModel)
        await assertFeed(of: viewModel, [Ticker.fixture(id: 5)] + feed)
    }

    @MainActor func testAFailedReloadRemovesTheTicker() async throws {
        let (viewModel, log, _) = try await loadedAndFired()
        network.products = .failed("No products")
        viewModel.onDidLoad()
        await waitUntil { !log.outcomes.isEmpty }
        await settle()
        // If the products are still in data, that is a bug in the feed, which its own tests catch.
        let isAlone = viewModel.data.contains { $0 is Ticker } && viewModel.data.count == 1
        XCTAssertEqual(
            isAlone, false,
            "whether data contains only the ticker after a reload without products")
    }

    @MainActor func testAFailedLoadHasNoTickerUntilAGoodOne() async throws {
        network.products = .failed("No products")
        network.ticker = .success(.fixture(id: 5))
        let viewModel = newViewModel()
        let log = OutputLog(of: viewModel)
        viewModel.onDidLoad()
        await waitUntil { !log.outcomes.isEmpty }
        await settle()
        XCTAssertEqual(
            log.outcomes.last, #"didReceiveError ["No products"]"#,
            "the last output called after a load without products\(network.remark)")
        log.forget()
        try await fireTimer(of: viewModel)
        await assertOutcomes(
            in: log, [], after: "a load without products, when the timer has fired")
        await assertFeed(of: viewModel, [])
        network.products = .products([1, 2])
        viewModel.onDidLoad()
        await waitUntil { !log.outcomes.isEmpty }
        await settle()
        let feed = viewModel.data
        try await fireTimer(of: viewModel)
        await assertFeed(of: viewModel, [Ticker.fixture(id: 5)] + feed)
    }

    @MainActor func testOutputsMayBeNil() async throws {
        network.products = .products([1, 2])
        network.ticker = .success(.fixture(id: 5))
        let viewModel = newViewModel()
        viewModel.onDidLoad()
        await waitUntil { !viewModel.data.isEmpty && !savedTickers.isEmpty }
        await settle()
        let feed = viewModel.data
        try await fireTimer(of: viewModel)
        await assertFeed(of: viewModel, [Ticker.fixture(id: 5)] + feed)
    }

    @MainActor func testIsFreedWhileTheTimerRuns() async throws {
        weak var freed: PracticeViewModel?
        do {
            let viewModel = newViewModel()
            freed = viewModel
            viewModel.onFireDate()
            try await requireTimer()
        }
        await assertFreed(
            freed,
            "The view model isn't freed when its owner releases it while the timer is running. "
                + "The timer's block holds it: write [weak self] in that block.")
        MockTimer.currentTimer?.fire()
        await settle()
    }

    /// Loads a new view model, and checks its call to `hasTicker`.
    @MainActor
    private func assertLoad(
        where situation: String, calls call: String,
        file: StaticString = #filePath, line: UInt = #line
    ) async {
        let viewModel = newViewModel()
        let log = OutputLog(of: viewModel)
        viewModel.onDidLoad()
        await waitUntil { !log.tickers.isEmpty }
        await settle()
        // One call for each load is right, even if there are several loads. Another exercise checks that a
        // view model loads only once.
        XCTAssertEqual(
            log.tickers, [String](repeating: call, count: max(1, log.outcomes.count)),
            "calls to hasTicker after onDidLoad() when \(situation)\(network.remark)", file: file,
            line: line)
    }
}
