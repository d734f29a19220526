import Shared
import TestHelpers
import XCTest

@testable import Stage4

/// The base class of the feed's suites: it has a network, a cache in memory and a mock timer.
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

    /// Waits for all three requests. If they don't come, the test fails and ends.
    @MainActor
    func allRequestsStart(file: StaticString = #filePath, line: UInt = #line) async throws {
        try await requireEventually(
            network.requests.count, 3,
            "requests that were started before any of them has an answer", file: file, line: line)
    }

    /// Checks that these are all the outcomes in the end. `situation` says what was done before.
    @MainActor
    func assertOutcomes(
        in log: OutputLog, _ expected: [String], after situation: String,
        file: StaticString = #filePath, line: UInt = #line
    ) async {
        // If nothing more can come, there is nothing to settle.
        if await waitUntil({ log.outcomes.count >= expected.count }) { await settle() }
        XCTAssertEqual(
            log.outcomes, expected, "outputs after \(situation)\(network.remark)", file: file,
            line: line)
    }

    /// Checks that these are all the outcomes in the end. If they aren't, the test fails and ends.
    @MainActor
    func requireOutcomes(
        in log: OutputLog, _ expected: [String], after situation: String,
        file: StaticString = #filePath, line: UInt = #line
    ) async throws {
        await assertOutcomes(in: log, expected, after: situation, file: file, line: line)
        guard log.outcomes == expected else { throw TestCannotGoOn() }
    }

    /// Returns a view model that has loaded two products and ticker 5, and a log of what comes after
    /// that. If it doesn't load, the test fails and ends.
    @MainActor
    func loaded() async throws -> (PracticeViewModel, OutputLog) {
        network.products = .products([1, 2])
        network.ticker = .success(.fixture(id: 5))
        let viewModel = newViewModel()
        let log = OutputLog(of: viewModel)
        viewModel.onDidLoad()
        await waitUntil { log.calls.count >= 2 }
        await settle()
        // The tests for the feed check how often it is called.
        try await requireEventually(
            log.outcomes.last, "didReceiveData",
            "the last output after onDidLoad() and an answer with a ticker\(network.remark)")
        log.forget()
        return (viewModel, log)
    }

    /// Returns a view model that has loaded, and whose timer has fired and shown ticker 5, with its log
    /// and with what it showed before that.
    @MainActor
    func loadedAndFired() async throws -> (
        PracticeViewModel, OutputLog, feed: [any HashDiffable]
    ) {
        let (viewModel, log) = try await loaded()
        let feed = viewModel.data
        try await fireTimer(of: viewModel)
        await assertFeed(of: viewModel, [Ticker.fixture(id: 5)] + feed)
        log.forget()
        return (viewModel, log, feed)
    }

    /// Checks that there is soon one timer. If there isn't, the test fails and ends.
    @MainActor
    func requireTimer(
        after cause: String = "onFireDate()", file: StaticString = #filePath, line: UInt = #line
    ) async throws {
        try await requireEventually(
            MockTimer.scheduledCount, 1, "timers after \(cause)\(Self.remarkOnTimers)", file: file,
            line: line)
    }

    /// Calls `onFireDate()` and fires its timer. If there is none, the test fails and ends.
    @MainActor
    func fireTimer(
        of viewModel: PracticeViewModel, file: StaticString = #filePath, line: UInt = #line
    ) async throws {
        viewModel.onFireDate()
        await waitUntil { MockTimer.currentTimer != nil }
        // After an earlier timer, the new one may need a turn of the main queue to be there.
        await settle()
        let timer = MockTimer.currentTimer
        XCTAssertEqual(
            timer == nil ? "no timer" : "a timer", "a timer",
            "after onFireDate()\(Self.remarkOnTimers)", file: file, line: line)
        guard let timer else { throw TestCannotGoOn() }
        timer.fire()
    }

    /// Why a test may see no timer: it sees only mock timers, not real ones.
    @MainActor private static var remarkOnTimers: String {
        MockTimer.scheduledCount > 0
            ? ""
            : ". Make it with timerProvider.scheduledTimer instead of Timer.scheduledTimer: a "
                + "test can't see that one"
    }

    /// Checks that the feed is soon `expected`, with or without the tickers in it.
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
                && zip(feed(), expected).allSatisfy { value, expected in
                    expected.isEqual(to: value)
                }
        }
        assertArrayHashDiffable(
            expectedResult: expected, values: feed(),
            what: "items in data\(cause.map { " after \($0)" } ?? "")\(network.remark)", file: file,
            line: line)
    }
}
