import Shared
import TestHelpers
import XCTest

@testable import Stage4

/// The base class of the feed's tests, with a network spy, an in-memory cache and a mock timer.
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

    /// Waits for all three requests. If one is missing, the test fails and ends.
    @MainActor
    func allRequestsStart(file: StaticString = #filePath, line: UInt = #line) async throws {
        try await requireEventually(
            network.requests.count, 3,
            "number of requests that are sent before the first answer", file: file, line: line)
    }

    /// Checks that exactly these outcomes are reported. `situation` says what happened before.
    @MainActor
    func assertOutcomes(
        in log: OutputLog, _ expected: [String], after situation: String,
        file: StaticString = #filePath, line: UInt = #line
    ) async {
        // If the wait has failed, nothing more can come, so the test doesn't need to settle.
        if await waitUntil({ log.outcomes.count >= expected.count }) { await settle() }
        XCTAssertEqual(
            log.outcomes, expected, "outputs called after \(situation)\(network.remark)",
            file: file,
            line: line)
    }

    /// Checks that exactly these outcomes are reported. If they aren't, the test fails and ends.
    @MainActor
    func requireOutcomes(
        in log: OutputLog, _ expected: [String], after situation: String,
        file: StaticString = #filePath, line: UInt = #line
    ) async throws {
        await assertOutcomes(in: log, expected, after: situation, file: file, line: line)
        guard log.outcomes == expected else { throw TestCannotGoOn() }
    }

    /// Returns a view model that has loaded two products and ticker 5, and a log of the calls to its
    /// outputs from then on. If it can't load, the test fails and ends.
    @MainActor
    func loaded() async throws -> (PracticeViewModel, OutputLog) {
        network.products = .products([1, 2])
        network.ticker = .success(.fixture(id: 5))
        let viewModel = newViewModel()
        let log = OutputLog(of: viewModel)
        viewModel.onDidLoad()
        await waitUntil { log.calls.count >= 2 }
        await settle()
        // How many times didReceiveData is called is checked by the tests for the feed.
        try await requireEventually(
            log.outcomes.last, "didReceiveData",
            "the last output called after onDidLoad(), when a ticker arrives\(network.remark)")
        log.forget()
        return (viewModel, log)
    }

    /// Returns a view model whose timer has fired, so that it shows ticker 5. Also returns its log, and
    /// the feed that it showed before.
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

    /// Waits for one timer. If none is scheduled, the test fails and ends.
    @MainActor
    func requireTimer(
        after cause: String = "onFireDate()", file: StaticString = #filePath, line: UInt = #line
    ) async throws {
        try await requireEventually(
            MockTimer.scheduledCount, 1, "number of timers after \(cause)\(Self.remarkOnTimers)",
            file: file,
            line: line)
    }

    /// Calls `onFireDate()`, and fires the timer. If none is scheduled, the test fails and ends.
    @MainActor
    func fireTimer(
        of viewModel: PracticeViewModel, file: StaticString = #filePath, line: UInt = #line
    ) async throws {
        viewModel.onFireDate()
        await waitUntil { MockTimer.currentTimer != nil }
        // The new timer may need a turn of the main queue to replace an earlier one.
        await settle()
        let timer = MockTimer.currentTimer
        XCTAssertEqual(
            timer == nil ? "no timer" : "a timer", "a timer",
            "what onFireDate() schedules\(Self.remarkOnTimers)", file: file, line: line)
        guard let timer else { throw TestCannotGoOn() }
        timer.fire()
    }

    /// A hint for a failure message if no mock timer was scheduled: the code may have used a real timer, which
    /// a test can't see.
    @MainActor private static var remarkOnTimers: String {
        MockTimer.scheduledCount > 0
            ? ""
            : ". Make it with timerProvider.scheduledTimer: a test can't see a timer that is made "
                + "with Timer.scheduledTimer"
    }

    /// Checks that the feed is or soon becomes `expected`, with or without its tickers.
    /// `cause` says what happened before.
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
