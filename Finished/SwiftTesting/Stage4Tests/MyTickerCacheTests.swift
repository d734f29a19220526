import Foundation
import Shared
import TestHelpers
import Testing

@testable import Stage4

/// Your tests for `PracticeEnvironment`.
@MainActor @Suite(.oneAtATime) final class MyTickerCacheTests {
    /// A key that only this test uses, so that no real data is overwritten.
    private let key = "test-\(UUID())"

    deinit {
        UserDefaults.standard.removeObject(forKey: key)
    }

    @Test func nothingIsSaved() async {
        #expect(PracticeEnvironment.loadTickerCache(key) == nil)
    }

    @Test func whatIsSavedIsLoadedFromUserDefaults() async {
        let ticker = Ticker(id: 7, title: "Promo")
        PracticeEnvironment.saveTickerCache(ticker, key)
        #expect(PracticeEnvironment.loadTickerCache(key) == ticker)
        #expect(UserDefaults.standard.object(forKey: key) != nil)
        #expect(PracticeEnvironment.loadTickerCache("not-\(key)") == nil, "another key")
    }

    @Test func theNewestIsLoaded() async {
        PracticeEnvironment.saveTickerCache(.fixture(id: 1), key)
        PracticeEnvironment.saveTickerCache(.fixture(id: 2), key)
        #expect(PracticeEnvironment.loadTickerCache(key) == .fixture(id: 2))
    }

    @Test func dataThatIsNotATickerIsNotLoaded() async {
        UserDefaults.standard.set(Data("no ticker".utf8), forKey: key)
        #expect(PracticeEnvironment.loadTickerCache(key) == nil)
    }
}
