import Shared
import TestHelpers
import XCTest

@testable import Stage4

/// What the suites of the feed have in common: a network, a cache in memory and a mock timer.
class FeedTestCase: XCTestCase {
    /// The products of `loaded()`.
    static let products = [1, 2].map { Product.fixture(id: $0) }
    /// The feed of `loaded()` when ticker 5 is shown.
    @MainActor static let shown: [any HashDiffable] = [Ticker.fixture(id: 5)] + products

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

    /// A view model that has loaded two products and ticker 5, and the log of its outputs.
    ///
    /// Nil where it doesn't load, which fails the test.
    @MainActor
    func loaded() async -> (PracticeViewModel, OutputLog)? {
        network.products = .products([1, 2])
        network.ticker = .success(.fixture(id: 5))
        let viewModel = newViewModel()
        let log = OutputLog(of: viewModel)
        viewModel.onDidLoad()
        await waitUntil { log.calls.count == 2 }
        XCTAssertEqual(
            log.calls.sorted(), ["didReceiveData", "hasTicker true"],
            "outputs after onDidLoad() and an answer with a ticker\(network.remark)")
        return log.outcomes.isEmpty ? nil : (viewModel, log)
    }

    /// A view model that has loaded, and whose timer has fired and shown ticker 5.
    @MainActor
    func loadedAndFired() async -> (PracticeViewModel, OutputLog)? {
        guard let (viewModel, log) = await loaded(), await fireTimer(of: viewModel) else {
            return nil
        }
        await assertFeed(of: viewModel, Self.shown)
        return (viewModel, log)
    }

    /// Checks that there soon is one timer, and says whether there is.
    @MainActor
    func timerIsScheduled(
        after cause: String = "onFireDate()", file: StaticString = #filePath, line: UInt = #line
    ) async -> Bool {
        await assertEventually(
            MockTimer.scheduledCount, 1, "timers after \(cause)", file: file, line: line)
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
        XCTAssertEqual(
            MockTimer.currentTimer != nil, true, "whether there is a timer after onFireDate()",
            file: file, line: line)
        MockTimer.currentTimer?.fire()
        return MockTimer.currentTimer != nil
    }

    /// Checks that the feed soon is `expected`.
    @MainActor
    func assertFeed(
        of viewModel: PracticeViewModel, _ expected: [any HashDiffable],
        file: StaticString = #filePath, line: UInt = #line
    ) async {
        await waitUntil {
            viewModel.data.count == expected.count
                && zip(viewModel.data, expected).allSatisfy { $0.isEqual(to: $1) }
        }
        assertArrayHashDiffable(
            expectedResult: expected, values: viewModel.data,
            what: "items in data\(network.remark)", file: file, line: line)
    }
}
