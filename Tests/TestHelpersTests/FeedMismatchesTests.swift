import Shared
import TestHelpers
import XCTest

final class FeedMismatchesTests: XCTestCase {
    private let feed: [any HashDiffable] = [Ticker.fixture(id: 4), Product.fixture(id: 1)]

    func testEqualFeedsDifferInNothing() {
        XCTAssertNil(mismatches(expectedResult: [], values: []))
        XCTAssertNil(mismatches(expectedResult: feed, values: feed))
    }

    func testAnotherCountIsToldWithBothFeeds() {
        XCTAssertEqual(
            mismatches(expectedResult: feed, values: [Product.fixture(id: 7)]),
            "expected [Ticker 4, Product 1], got [Product 7]")
    }

    func testTheFirstValueThatDiffersIsToldWithItsIndex() {
        let shops = [1, 2, 3].map { Shop.fixture(id: $0) }
        XCTAssertEqual(
            mismatches(expectedResult: [shops[0], shops[1]], values: [shops[0], shops[2]]),
            "at index 1: expected \(shops[1]), got \(shops[2])")
    }

    func testAnotherOrderIsADifference() {
        XCTAssertNotNil(mismatches(expectedResult: feed, values: feed.reversed()))
    }

    func testValuesThatLookAlikeCanDiffer() {
        let text = mismatches(
            expectedResult: [Lookalike(identifier: 1)], values: [Lookalike(identifier: 2)])
        XCTAssertEqual(text, "at index 0: two different values, both a lookalike")
    }

    func testTheExpectedValuesAreAsked() {
        XCTAssertNotNil(
            mismatches(expectedResult: [Lookalike(identifier: 1)], values: [EqualsAll()]))
    }
}

private struct Lookalike: HashDiffable, Equatable, CustomStringConvertible {
    let identifier: Int
    let description = "a lookalike"
}

private struct EqualsAll: HashDiffable {
    let identifier = 1
    func isEqual(to other: Any) -> Bool { true }
}
