import Shared
import TestHelpers
import XCTest

@testable import Stage4

/// What the suites of the feed have in common: a network, a cache in memory and a mock timer.
class FeedTestCase: XCTestCase {
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
            expectedResult: expected, values: viewModel.data, file: file, line: line)
    }
}
