import Shared
import TestHelpers
import XCTest

@testable import Stage4

extension XCTestCase {
    /// Keeps the ticker's cache in memory until the test ends. The cache is empty at first. Also resets the
    /// mock timer, now and when the test ends.
    @MainActor
    func keepTickerInMemory() {
        let (save, load) = (
            PracticeEnvironment.saveTickerCache, PracticeEnvironment.loadTickerCache
        )
        addTeardownBlock { @MainActor in
            (PracticeEnvironment.saveTickerCache, PracticeEnvironment.loadTickerCache) = (
                save, load
            )
            MockTimer.reset()
        }
        var cached: Ticker?
        PracticeEnvironment.saveTickerCache = { ticker, _ in cached = ticker }
        PracticeEnvironment.loadTickerCache = { _ in cached }
        MockTimer.reset()
    }
}
