import XCTest

@testable import Stage1

/// Checks `ShippingPrice`. Learners are given its code, so these tests
/// only prove that each planted bug is a bug.
final class ShippingPriceTests: XCTestCase {
    func testTheWeight() {
        check(grams: [1, 999, 1_000], kilometers: 10, cost: 10_000)
        check(grams: [1_001, 1_999, 2_000], kilometers: 10, cost: 14_000)
        check(grams: [2_001, 3_000], kilometers: 10, cost: 18_000)
        check(grams: [29_001, 30_000], kilometers: 10, cost: 126_000)
    }

    func testTheDistance() {
        for kilometers in [0, 1, 49, 50] { check(grams: [1], kilometers: kilometers, cost: 10_000) }
        for kilometers in [51, 500] { check(grams: [1], kilometers: kilometers, cost: 25_000) }
        for kilometers in [501, .max] { check(grams: [1], kilometers: kilometers, cost: 50_000) }
    }

    func testBoth() {
        check(grams: [1_500], kilometers: 300, cost: 29_000)
        check(grams: [30_000], kilometers: 3_000, cost: 166_000)
    }

    func testWhatCanNotBeSent() {
        check(grams: [.min, -1, 0, 30_001, .max], kilometers: 10, cost: nil)
        check(grams: [500], kilometers: -1, cost: nil)
        check(grams: [500], kilometers: .min, cost: nil)
    }

    private func check(
        grams: [Int], kilometers: Int, cost: Int?, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        for grams in grams {
            XCTAssertEqual(
                ShippingPrice().price(grams: grams, kilometers: kilometers), cost,
                "price(grams: \(grams), kilometers: \(kilometers))", file: file, line: line)
        }
    }
}
