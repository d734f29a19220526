import Shared
import TestHelpers
import XCTest

@testable import Stage4

/// What the suites of the feed have in common: a network, a cache in memory and a mock timer.
class FeedTestCase: XCTestCase {
    /// The products 1 and 2.
    static let products = [1, 2].map { Product.fixture(id: $0) }

    @MainActor private(set) lazy var network = PracticeNetworkSpy()
    @MainActor private var cache: TickerCacheSpy?

    override func setUp() async throws {
        await install()
    }

    override func tearDown() async throws {
        await restore()
    }

    @MainActor
    private func install() {
        cache = TickerCacheSpy()
        MockTimer.reset()
    }

    @MainActor
    private func restore() {
        cache?.restore()
        cache = nil
        MockTimer.reset()
    }

    /// The tickers in the cache, by key.
    @MainActor var savedTickers: [String: Ticker] {
        get { cache?.tickers ?? [:] }
        set { cache?.tickers = newValue }
    }

    @MainActor
    func newViewModel() -> PracticeViewModel {
        PracticeViewModel(useCase: network, timerProvider: MockTimer.self)
    }

    /// Checks that these are all outcomes in the end, and says whether they are.
    ///
    /// `situation` says what was done before.
    @MainActor @discardableResult
    func assertOutcomes(
        in log: OutputLog, _ expected: [String], after situation: String,
        file: StaticString = #filePath, line: UInt = #line
    ) async -> Bool {
        // Where nothing more can come, there is nothing to settle.
        if await waitUntil({ log.outcomes.count >= expected.count }) { await settle() }
        XCTAssertEqual(
            log.outcomes, expected, "outputs after \(situation)\(network.remark)", file: file,
            line: line)
        return log.outcomes == expected
    }

    /// A view model that has loaded two products and ticker 5, and the log of what comes after that.
    ///
    /// Nil where it doesn't load, which fails the test.
    @MainActor
    func loaded() async -> (PracticeViewModel, OutputLog)? {
        network.products = .products([1, 2])
        network.ticker = .success(.fixture(id: 5))
        let viewModel = newViewModel()
        let log = OutputLog(of: viewModel)
        viewModel.onDidLoad()
        await waitUntil { log.calls.count >= 2 }
        await settle()
        // How often it is called is counted by the tests of the feed.
        XCTAssertEqual(
            log.outcomes.last, "didReceiveData",
            "the last output after onDidLoad() and an answer with a ticker\(network.remark)")
        guard log.outcomes.last == "didReceiveData" else { return nil }
        log.forget()
        return (viewModel, log)
    }

    /// A view model that has loaded, and whose timer has fired and shown ticker 5, and what it showed
    /// before that.
    @MainActor
    func loadedAndFired() async -> (PracticeViewModel, OutputLog, feed: [any HashDiffable])? {
        guard let (viewModel, log) = await loaded() else { return nil }
        let feed = viewModel.data
        guard await fireTimer(of: viewModel) else { return nil }
        await assertFeed(of: viewModel, [Ticker.fixture(id: 5)] + feed)
        log.forget()
        return (viewModel, log, feed)
    }

    /// Checks that there soon is one timer, and says whether there is.
    @MainActor
    func timerIsScheduled(
        after cause: String = "onFireDate()", file: StaticString = #filePath, line: UInt = #line
    ) async -> Bool {
        await assertEventually(
            MockTimer.scheduledCount, 1, "timers after \(cause)\(Self.remarkOnTimers)", file: file,
            line: line)
    }

    /// Calls `onFireDate()` and fires its timer; fails the test and says so where there is none.
    @MainActor
    func fireTimer(
        of viewModel: PracticeViewModel, file: StaticString = #filePath, line: UInt = #line
    ) async -> Bool {
        viewModel.onFireDate()
        await waitUntil { MockTimer.currentTimer != nil }
        // After an earlier timer, the new one may need a turn of the main queue to be there.
        await settle()
        let timer = MockTimer.currentTimer
        XCTAssertEqual(
            timer == nil ? "no timer" : "a timer", "a timer",
            "after onFireDate()\(Self.remarkOnTimers)", file: file, line: line)
        timer?.fire()
        return timer != nil
    }

    /// Why a test may see no timer: a real one is none of its own.
    @MainActor private static var remarkOnTimers: String {
        MockTimer.scheduledCount > 0
            ? ""
            : ". Make it with timerProvider.scheduledTimer, and not with Timer.scheduledTimer: a "
                + "test can't see that one"
    }

    /// Checks that the feed soon is `expected`, with or without regard to a ticker in it;
    /// `cause` says what was done before.
    @MainActor
    func assertFeed(
        of viewModel: PracticeViewModel, _ expected: [any HashDiffable],
        after cause: String? = nil, ignoringTickers: Bool = false,
        file: StaticString = #filePath, line: UInt = #line
    ) async {
        func feed() -> [any HashDiffable] {
            ignoringTickers ? viewModel.data.filter { !($0 is Ticker) } : viewModel.data
        }
        await waitUntil {
            feed().count == expected.count
                && zip(feed(), expected).allSatisfy { $1.isEqual(to: $0) }
        }
        assertArrayHashDiffable(
            expectedResult: expected, values: feed(),
            what: "items in data\(cause.map { " after \($0)" } ?? "")\(network.remark)", file: file,
            line: line)
    }
}
