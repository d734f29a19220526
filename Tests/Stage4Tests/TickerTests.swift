import Shared
import TestHelpers
import XCTest

@testable import Stage4

/// Checks what happens to a ticker: cached when it arrives, shown when the timer fires.
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
        XCTAssertEqual(MockTimer.scheduledCount, 0, "timers before onFireDate()")
        viewModel.onFireDate()
        try await requireTimer()
        XCTAssertEqual(
            MockTimer.currentTimer?.scheduledInterval, 5, "seconds of onFireDate()'s timer")
        XCTAssertEqual(
            MockTimer.currentTimer?.isRepeating, false, "whether onFireDate()'s timer repeats")
    }

    @MainActor func testTheTickerIsNotShownBeforeTheTimerFires() async throws {
        let (viewModel, log) = try await loaded()
        viewModel.onFireDate()
        try await requireTimer()
        await assertOutcomes(in: log, [], after: "onFireDate(), before the timer has fired")
        XCTAssertEqual(
            viewModel.data.contains { $0 is Ticker }, false,
            "whether there is a ticker in data before the timer has fired")
    }

    @MainActor func testTheTimerPutsTheTickerAtTheTop() async throws {
        let (viewModel, log) = try await loaded()
        let feed = viewModel.data
        try await fireTimer(of: viewModel)
        await assertOutcomes(in: log, ["didReceiveData"], after: "a fired timer")
        await assertFeed(of: viewModel, [Ticker.fixture(id: 5)] + feed)
    }

    @MainActor func testTheTickerStandsAboveInspirations() async throws {
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
            in: log, ["didReceiveData"], after: "a timer that has fired before the first load")
        await assertFeed(of: viewModel, [Ticker.fixture(id: 5)])
    }

    @MainActor func testNothingInTheCache() async throws {
        let (viewModel, log) = try await loaded()
        let feed = viewModel.data
        savedTickers = [:]
        try await fireTimer(of: viewModel)
        await assertOutcomes(
            in: log, [], after: "a timer that has fired with nothing in the cache")
        await assertFeed(of: viewModel, feed)
    }

    @MainActor func testNothingMoreInTheCacheLeavesTheTicker() async throws {
        let (viewModel, log, feed) = try await loadedAndFired()
        savedTickers = [:]
        try await fireTimer(of: viewModel)
        await assertOutcomes(
            in: log, [],
            after: "a shown ticker and a second timer that has fired with nothing in the cache")
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
        try await requireEventually(log.tickers.count, 1, "calls of hasTicker after a reload")
        await settle()
        // A reload may keep the ticker or not. If it does, the ticker must be at the top.
        XCTAssertEqual(
            viewModel.data.dropFirst().contains { $0 is Ticker }, false,
            "whether there is a ticker below the top of data after a reload")
    }

    @MainActor func testFiringAfterAReloadShowsOneTicker() async throws {
        let (viewModel, log, _) = try await loadedAndFired()
        viewModel.onDidLoad()
        try await requireEventually(log.tickers.count, 1, "calls of hasTicker after a reload")
        await settle()
        let feed = viewModel.data.filter { !($0 is Ticker) }
        try await fireTimer(of: viewModel)
        await assertFeed(of: viewModel, [Ticker.fixture(id: 5)] + feed)
    }

    @MainActor func testAFailedReloadTakesTheTickerAway() async throws {
        let (viewModel, log, _) = try await loadedAndFired()
        network.products = .failed("No products")
        viewModel.onDidLoad()
        await waitUntil { !log.outcomes.isEmpty }
        await settle()
        // If the products are still there, that is a bug in the feed.
        let isAlone = viewModel.data.contains { $0 is Ticker } && viewModel.data.count == 1
        XCTAssertEqual(
            isAlone, false,
            "whether the ticker is shown alone after a reload without products")
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
            "the last output after a load without products\(network.remark)")
        log.forget()
        try await fireTimer(of: viewModel)
        await assertOutcomes(in: log, [], after: "a load without products and a fired timer")
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
            "The view model isn't freed when its owner lets go of it, while the timer runs. The "
                + "timer's block holds it: write [weak self] in that block.")
        MockTimer.currentTimer?.fire()
        await settle()
    }

    /// Loads a new view model, and checks its call of hasTicker.
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
        // One for each load: another exercise checks that a view model loads only once.
        XCTAssertEqual(
            log.tickers, [String](repeating: call, count: max(1, log.outcomes.count)),
            "calls of hasTicker after onDidLoad() when \(situation)\(network.remark)", file: file,
            line: line)
    }
}
