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
        await assertLoad(where: "a ticker has arrived", calls: "hasTicker true", saves: [5])
    }

    @MainActor func testHasNoTicker() async {
        network.ticker = .failed("No ticker")
        await assertLoad(where: "the ticker has failed", calls: "hasTicker false", saves: [])
    }

    @MainActor func testHasTickerWithoutProductsToo() async {
        network.products = .failed("No products")
        network.ticker = .success(.fixture(id: 5))
        await assertLoad(
            where: "a ticker has arrived and the products have failed", calls: "hasTicker true",
            saves: [5])
        savedTickers = [:]
        network.ticker = .failed("No ticker")
        await assertLoad(
            where: "the ticker and the products have failed", calls: "hasTicker false", saves: [])
    }

    @MainActor func testSchedulesOneTimerOfFiveSeconds() async {
        let viewModel = newViewModel()
        XCTAssertEqual(MockTimer.scheduledCount, 0, "timers before onFireDate()")
        viewModel.onFireDate()
        guard await timerIsScheduled() else { return }
        XCTAssertEqual(
            MockTimer.currentTimer?.scheduledInterval, 5, "seconds of onFireDate()'s timer")
        XCTAssertEqual(
            MockTimer.currentTimer?.isRepeating, false, "whether onFireDate()'s timer repeats")
    }

    @MainActor func testTheTickerIsNotShownBeforeTheTimerFires() async {
        guard let (viewModel, log) = await loaded() else { return }
        viewModel.onFireDate()
        guard await timerIsScheduled() else { return }
        await assertOutcomes(
            in: log, ["didReceiveData"], after: "a load, before the timer has fired")
        assertArrayHashDiffable(expectedResult: Self.products, values: viewModel.data)
    }

    @MainActor func testTheTimerPutsTheTickerAtTheTop() async {
        guard let (viewModel, log) = await loaded(), await fireTimer(of: viewModel) else { return }
        await assertOutcomes(
            in: log, ["didReceiveData", "didReceiveData"], after: "a load and a fired timer")
        await assertFeed(of: viewModel, Self.shown)
    }

    @MainActor func testTheTickerStandsAboveInspirations() async {
        network.inspirations = .inspirations(at: [0])
        guard let (viewModel, _) = await loaded(), await fireTimer(of: viewModel) else { return }
        await assertFeed(
            of: viewModel,
            [Ticker.fixture(id: 5), Inspiration.fixture(title: "A", position: 0)] + Self.products)
    }

    @MainActor func testTheCacheIsReadWhenTheTimerFires() async {
        guard let (viewModel, _) = await loaded() else { return }
        viewModel.onFireDate()
        guard await timerIsScheduled() else { return }
        savedTickers = ["tickerData": .fixture(id: 6)]
        MockTimer.currentTimer?.fire()
        await assertFeed(of: viewModel, [Ticker.fixture(id: 6)] + Self.products)
    }

    @MainActor func testNothingInTheCache() async {
        guard let (viewModel, log) = await loaded() else { return }
        savedTickers = [:]
        guard await fireTimer(of: viewModel) else { return }
        await assertOutcomes(
            in: log, ["didReceiveData"],
            after: "a load and a timer that has fired with nothing in the cache")
        assertArrayHashDiffable(expectedResult: Self.products, values: viewModel.data)
    }

    @MainActor func testNothingMoreInTheCacheLeavesTheTicker() async {
        guard let (viewModel, log) = await loadedAndFired() else { return }
        savedTickers = [:]
        guard await fireTimer(of: viewModel) else { return }
        await assertOutcomes(
            in: log, ["didReceiveData", "didReceiveData"],
            after: "a shown ticker and a second timer that has fired with nothing in the cache")
        await assertFeed(of: viewModel, Self.shown)
    }

    @MainActor func testFiringTwiceShowsOneTicker() async {
        guard let (viewModel, _) = await loadedAndFired() else { return }
        MockTimer.currentTimer?.fire()
        guard await fireTimer(of: viewModel) else { return }
        await settle()
        await assertFeed(of: viewModel, Self.shown)
    }

    @MainActor func testANewerTickerReplacesTheOlder() async {
        guard let (viewModel, _) = await loadedAndFired() else { return }
        savedTickers = ["tickerData": .fixture(id: 6)]
        guard await fireTimer(of: viewModel) else { return }
        await assertFeed(of: viewModel, [Ticker.fixture(id: 6)] + Self.products)
    }

    @MainActor func testAReloadShowsAtMostOneTickerAtTheTop() async {
        guard let (viewModel, log) = await loadedAndFired() else { return }
        viewModel.onDidLoad()
        guard await assertEventually(log.tickers.count, 2, "calls of hasTicker after a reload")
        else { return }
        await settle()
        // Whether a reload keeps the ticker is left open: it may be there, at the top.
        let feed = viewModel.data.first is Ticker ? viewModel.data.dropFirst() : viewModel.data[...]
        assertArrayHashDiffable(expectedResult: Self.products, values: Array(feed))
    }

    @MainActor func testFiringAfterAReloadShowsOneTicker() async {
        guard let (viewModel, log) = await loadedAndFired() else { return }
        viewModel.onDidLoad()
        guard await assertEventually(log.tickers.count, 2, "calls of hasTicker after a reload"),
            await fireTimer(of: viewModel)
        else { return }
        await assertFeed(of: viewModel, Self.shown)
    }

    @MainActor func testAFailedReloadTakesTheTickerAway() async {
        guard let (viewModel, log) = await loadedAndFired() else { return }
        network.products = .failed("No products")
        viewModel.onDidLoad()
        await assertOutcomes(
            in: log, ["didReceiveData", "didReceiveData", #"didReceiveError ["No products"]"#],
            after: "a shown ticker and a reload without products")
        await assertFeed(of: viewModel, [])
    }

    @MainActor func testAfterAFailedLoadThereIsNoTickerEither() async {
        network.products = .failed("No products")
        network.ticker = .success(.fixture(id: 5))
        let viewModel = newViewModel()
        let log = OutputLog(of: viewModel)
        viewModel.onDidLoad()
        let failure = #"didReceiveError ["No products"]"#
        guard await assertOutcomes(in: log, [failure], after: "a load without products"),
            await fireTimer(of: viewModel)
        else { return }
        await assertOutcomes(
            in: log, [failure], after: "a load without products and a fired timer")
        await assertFeed(of: viewModel, [])
        network.products = .products([1, 2])
        viewModel.onDidLoad()
        guard await assertOutcomes(in: log, [failure, "didReceiveData"], after: "a good reload"),
            await fireTimer(of: viewModel)
        else { return }
        await assertFeed(of: viewModel, Self.shown)
    }

    @MainActor func testBeforeTheFirstLoadTheTickerIsShownAlone() async {
        savedTickers = ["tickerData": .fixture(id: 5)]
        let viewModel = newViewModel()
        let log = OutputLog(of: viewModel)
        guard await fireTimer(of: viewModel) else { return }
        await assertOutcomes(
            in: log, ["didReceiveData"], after: "a timer that has fired before the first load")
        await assertFeed(of: viewModel, [Ticker.fixture(id: 5)])
    }

    @MainActor func testOutputsMayBeNil() async {
        network.products = .products([1, 2])
        network.ticker = .success(.fixture(id: 5))
        let viewModel = newViewModel()
        viewModel.onDidLoad()
        await waitUntil { viewModel.data.count == 2 && !savedTickers.isEmpty }
        await settle()
        guard await fireTimer(of: viewModel) else { return }
        await assertFeed(of: viewModel, Self.shown)
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

    /// Loads a new view model, and checks its call of hasTicker and what it saves.
    @MainActor
    private func assertLoad(
        where situation: String, calls call: String, saves ids: [Int],
        file: StaticString = #filePath, line: UInt = #line
    ) async {
        let viewModel = newViewModel()
        let log = OutputLog(of: viewModel)
        viewModel.onDidLoad()
        await waitUntil { !log.tickers.isEmpty }
        await settle()
        XCTAssertEqual(
            log.tickers, [call],
            "calls of hasTicker after onDidLoad() where \(situation)\(network.remark)", file: file,
            line: line)
        XCTAssertEqual(
            savedTickers.values.map(\.id), ids,
            "ids of saved tickers after onDidLoad() where \(situation)\(network.remark)",
            file: file, line: line)
    }
}
