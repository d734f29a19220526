import XCTest

@testable import Stage1

/// Checks `numberFormatter(number:separator:currency:)`.
final class NumberFormatterTests: XCTestCase {
    private let controller = FirstBasicViewController()

    func testZero() {
        check(0, gives: "Rp 0")
    }

    func testFewerThanFourDigitsHaveNoSeparator() {
        check(7, gives: "Rp 7")
        check(10, gives: "Rp 10")
        check(999, gives: "Rp 999")
    }

    func testThousands() {
        check(1_001, gives: "Rp 1.001")
        check(25_450, gives: "Rp 25.450")
    }

    func testThreeDigitsBeforeTheSeparator() {
        check(100_000, gives: "Rp 100.000")
        check(987_654, gives: "Rp 987.654")
    }

    func testMillions() {
        check(1_000_000, gives: "Rp 1.000.000")
        check(12_345_678, gives: "Rp 12.345.678")
    }

    func testBillions() {
        check(9_238_912_932, gives: "Rp 9.238.912.932")
    }

    func testZerosInsideTheNumberAreKept() {
        check(1_000_001, gives: "Rp 1.000.001")
        check(20_030_004, gives: "Rp 20.030.004")
    }

    func testOtherSeparatorAndCurrency() {
        XCTAssertEqual(
            controller.numberFormatter(number: 1_000, separator: ",", currency: "SGD"), "SGD 1,000",
            "numberFormatter(number: 1000, separator: \",\", currency: \"SGD\")")
    }

    func testOtherSeparatorIsInEveryGap() {
        XCTAssertEqual(
            controller.numberFormatter(number: 1_234_567, separator: ","), "Rp 1,234,567",
            "numberFormatter(number: 1234567, separator: \",\"), with the default currency")
        XCTAssertEqual(
            controller.numberFormatter(number: 1_234_567, separator: ", "), "Rp 1, 234, 567",
            "numberFormatter(number: 1234567, separator: \", \"), with a two-character separator"
        )
    }

    func testOtherCurrencyKeepsTheUsualSeparator() {
        XCTAssertEqual(
            controller.numberFormatter(number: 1_234_567, currency: "SGD"), "SGD 1.234.567",
            "numberFormatter(number: 1234567, currency: \"SGD\"), with the default separator")
    }

    func testNegativeNumbersOfUpToThreeDigitsHaveNoSeparator() {
        check(-10, gives: "Rp -10")
        check(-100, gives: "Rp -100")
    }

    func testNegativeNumbersAreGrouped() {
        check(-1_001, gives: "Rp -1.001")
        check(-100_000, gives: "Rp -100.000")
        check(-1_234_567, gives: "Rp -1.234.567")
    }

    func testLargestNumber() {
        check(Int.max, gives: "Rp 9.223.372.036.854.775.807")
    }

    func testSmallestNumber() {
        check(Int.min, gives: "Rp -9.223.372.036.854.775.808")
    }

    private func check(
        _ number: Int, gives expected: String, file: StaticString = #filePath, line: UInt = #line
    ) {
        XCTAssertEqual(
            controller.numberFormatter(number: number), expected,
            "numberFormatter(number: \(number))", file: file, line: line)
    }
}
