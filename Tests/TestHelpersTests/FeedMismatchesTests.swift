import Shared
import TestHelpers
import XCTest

final class FeedMismatchesTests: XCTestCase {
    private let feed: [any HashDiffable] = [Ticker.fixture(id: 4), Product.fixture(id: 1)]

    func testADifferentCountShowsBothFeeds() {
        XCTAssertEqual(
            mismatches(expectedResult: feed, values: [Product.fixture(id: 7)]),
            "expected [Ticker 4, Product 1], got [Product 7]")
    }

    func testTheFirstDifferenceIsReportedWithItsIndex() {
        let shops = [1, 2, 3].map { Shop.fixture(id: $0) }
        XCTAssertEqual(
            mismatches(expectedResult: [shops[0], shops[1]], values: [shops[0], shops[2]]),
            "at index 1: expected \(shops[1]), got \(shops[2])")
    }
}
