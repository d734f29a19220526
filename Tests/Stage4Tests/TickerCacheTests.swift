import Shared
import TestHelpers
import XCTest

@testable import Stage4

/// Checks `PracticeEnvironment` with its original closures.
///
/// The keys are new, so that no data that is already saved on this computer changes.
final class TickerCacheTests: XCTestCase {
    private let real = UserDefaults.standard.object(forKey: "tickerData")

    override func tearDown() {
        // A wrong solution may have saved a ticker under this key instead of the one that the test passed.
        UserDefaults.standard.set(real, forKey: "tickerData")
    }

    @MainActor func testLoadsWhatWasSaved() async {
        let key = newKey()
        let ticker = Ticker(id: 3, title: "Promo")
        PracticeEnvironment.saveTickerCache(ticker, key)
        XCTAssertEqual(
            PracticeEnvironment.loadTickerCache(key), ticker,
            "loadTickerCache(key) after saveTickerCache(ticker, key)")
    }

    @MainActor func testSavesInUserDefaults() async {
        let key = newKey()
        XCTAssertNil(
            UserDefaults.standard.object(forKey: key), "value in UserDefaults for an unused key")
        PracticeEnvironment.saveTickerCache(.fixture(), key)
        XCTAssertEqual(
            UserDefaults.standard.object(forKey: key) != nil, true,
            "whether UserDefaults.standard has a value for the key after saveTickerCache(ticker, key)"
        )
    }

    @MainActor func testANewerTickerReplacesTheOlder() async {
        let key = newKey()
        PracticeEnvironment.saveTickerCache(.fixture(id: 1), key)
        PracticeEnvironment.saveTickerCache(.fixture(id: 2), key)
        XCTAssertEqual(
            PracticeEnvironment.loadTickerCache(key), .fixture(id: 2),
            "loadTickerCache(key) after ticker 1 and then ticker 2 were saved under that key")
    }

    @MainActor func testKeysAreApart() async {
        let (first, second) = (newKey(), newKey())
        PracticeEnvironment.saveTickerCache(.fixture(id: 1), first)
        XCTAssertEqual(
            PracticeEnvironment.loadTickerCache(second), nil,
            "loadTickerCache with a key that has no saved ticker")
        PracticeEnvironment.saveTickerCache(.fixture(id: 2), second)
        XCTAssertEqual(
            PracticeEnvironment.loadTickerCache(first), .fixture(id: 1),
            "loadTickerCache with the first key, after another ticker was saved under a second key")
    }

    @MainActor func testUsesTheGivenKeyOnly() async {
        let key = newKey()
        PracticeEnvironment.saveTickerCache(.fixture(id: 4), key)
        XCTAssertEqual(
            UserDefaults.standard.data(forKey: "tickerData"), real as? Data,
            "value in UserDefaults for tickerData after saving under a different key")
        XCTAssertEqual(
            PracticeEnvironment.loadTickerCache(key), .fixture(id: 4),
            "loadTickerCache(key) after saveTickerCache(ticker, key)")
    }

    @MainActor func testDataThatIsNotATickerIsNotLoaded() async {
        let key = newKey()
        UserDefaults.standard.set(Data("no ticker".utf8), forKey: key)
        XCTAssertEqual(
            PracticeEnvironment.loadTickerCache(key), nil,
            "loadTickerCache(key) when the data saved under that key isn't a ticker")
        PracticeEnvironment.saveTickerCache(.fixture(id: 7), key)
        XCTAssertEqual(
            PracticeEnvironment.loadTickerCache(key), .fixture(id: 7),
            "loadTickerCache(key) after a ticker has replaced other data")
    }

    /// Returns a key that nothing else uses. Anything saved under it is removed after the test.
    private func newKey() -> String {
        let key = "test-\(UUID())"
        addTeardownBlock { UserDefaults.standard.removeObject(forKey: key) }
        return key
    }
}
