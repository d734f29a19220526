import XCTest

@testable import Review

/// Someone else's tests for `Voucher`. All are green, and together they run every line.
final class MyReviewVoucherTests: XCTestCase {
    /// Ten percent off, from the 10th to the 20th day.
    private let voucher = Voucher(
        percent: 10, minimum: 50_000, limit: 20_000, firstDay: 10, lastDay: 20)

    // MARK: The discount

    /// A typical basket.
    func testTenPercentOfATypicalBasket() {
        XCTAssertEqual(voucher.discount(on: 100_000, day: 15) { _ in }, 10_000)
    }

    /// The discount follows the formula.
    func testDiscountIsCalculatedCorrectly() {
        XCTAssertEqual(voucher.discount(on: 80_001, day: 15) { _ in }, 8_000)
    }

    /// The limit holds.
    func testDiscountIsNeverMoreThanTheLimit() {
        XCTAssertLessThanOrEqual(voucher.discount(on: 500_000, day: 15) { _ in }, 20_000)
    }

    // MARK: When the voucher is valid

    /// The voucher is valid on each of its days.
    func testVoucherIsGoodDuringItsPeriod() {
        for day in [10, 15, 20] {
            XCTAssertEqual(voucher.discount(on: 100_000, day: day) { _ in }, 10_000)
        }
    }

    /// Before the first day.
    func testVoucherIsNotGoodBeforeItsPeriod() {
        var reasons: [Voucher.Reason] = []
        _ = voucher.discount(on: 100_000, day: 9) { reasons.append($0) }
        XCTAssertEqual(reasons, [.tooEarly])
    }

    /// After the last day.
    func testVoucherIsNotGoodAfterItsPeriod() {
        XCTAssertEqual(voucher.discount(on: 100_000, day: 25) { _ in }, 0)
    }

    /// A basket below the minimum.
    func testSmallBasketIsRefused() {
        var reasons: [Voucher.Reason] = []
        let free = Voucher(percent: 10, minimum: 0, limit: 20_000, firstDay: 10, lastDay: 20)
        _ = free.discount(on: 0, day: 15) { reasons.append($0) }
        XCTAssertEqual(reasons, [.basketTooSmall])
    }

    // MARK: Reasons

    /// The buyer learns that the voucher has ended.
    func testReasonAfterTheLastDay() {
        var reasons: Set<Voucher.Reason> = []
        _ = voucher.discount(on: 49_999, day: 21) { reasons.insert($0) }
        XCTAssertEqual(reasons, [.tooLate, .basketTooSmall])
    }

    /// A basket with exactly the minimum.
    func testMinimum() {
        XCTAssertEqual(voucher.discount(on: 50_000, day: 15) { _ in }, 5_000)
    }
}
