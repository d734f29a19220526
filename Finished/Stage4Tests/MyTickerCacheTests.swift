import Shared
import TestHelpers
import XCTest

@testable import Stage4

/// Your tests for `PracticeEnvironment`.
final class MyTickerCacheTests: XCTestCase {
    /// A key that only this test uses, so that no real data is overwritten.
    private let key = "test-\(UUID())"

    override func tearDown() {
        UserDefaults.standard.removeObject(forKey: key)
    }

    @MainActor func testNothingIsSaved() async {
        XCTAssertEqual(PracticeEnvironment.loadTickerCache(key), nil)
    }

    @MainActor func testWhatIsSavedIsLoadedFromUserDefaults() async {
        let ticker = Ticker(id: 7, title: "Promo")
        PracticeEnvironment.saveTickerCache(ticker, key)
        XCTAssertEqual(PracticeEnvironment.loadTickerCache(key), ticker)
        XCTAssertNotNil(UserDefaults.standard.object(forKey: key))
        XCTAssertEqual(PracticeEnvironment.loadTickerCache("not-\(key)"), nil, "another key")
    }

    @MainActor func testTheNewestIsLoaded() async {
        PracticeEnvironment.saveTickerCache(.fixture(id: 1), key)
        PracticeEnvironment.saveTickerCache(.fixture(id: 2), key)
        XCTAssertEqual(PracticeEnvironment.loadTickerCache(key), .fixture(id: 2))
    }

    @MainActor func testDataThatIsNotATickerIsNotLoaded() async {
        UserDefaults.standard.set(Data("no ticker".utf8), forKey: key)
        XCTAssertEqual(PracticeEnvironment.loadTickerCache(key), nil)
    }
}
