import XCTest

@testable import Review

/// The tests for `Voucher`, repaired.
final class MyReviewVoucherTests: XCTestCase {
    /// Ten percent off, from the 10th to the 20th day.
    private let voucher = Voucher(
        percent: 10, minimum: 50_000, limit: 20_000, firstDay: 10, lastDay: 20)

    // MARK: The discount

    /// A typical basket.
    func testTenPercentOfATypicalBasket() {
        XCTAssertEqual(voucher.discount(on: 100_000, day: 15) { _ in }, 10_000)
    }

    /// The discount is rounded down to a whole rupiah.
    func testDiscountIsCalculatedCorrectly() {
        XCTAssertEqual(voucher.discount(on: 80_009, day: 15) { _ in }, 8_000)
    }

    /// The limit holds.
    func testDiscountIsNeverMoreThanTheLimit() {
        XCTAssertEqual(voucher.discount(on: 500_000, day: 15) { _ in }, 20_000)
    }

    // MARK: When the voucher is valid

    /// The voucher is valid on each of its days.
    func testVoucherIsGoodDuringItsPeriod() {
        for day in 10...20 {
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
        _ = voucher.discount(on: 49_999, day: 15) { reasons.append($0) }
        XCTAssertEqual(reasons, [.basketTooSmall])
        XCTAssertEqual(voucher.discount(on: 50_000, day: 15) { _ in }, 5_000)
    }

    /// An empty basket is too small, even without a minimum.
    func testEmptyBasketIsRefused() {
        let voucher = Voucher(percent: 10, minimum: 0, limit: 20_000, firstDay: 10, lastDay: 20)
        var reasons: [Voucher.Reason] = []
        _ = voucher.discount(on: 0, day: 15) { reasons.append($0) }
        XCTAssertEqual(reasons, [.basketTooSmall])
    }

    // MARK: Reasons

    /// The buyer learns that the voucher has ended.
    func testReasonAfterTheLastDay() {
        var reasons: [Voucher.Reason] = []
        _ = voucher.discount(on: 100_000, day: 21) { reasons.append($0) }
        XCTAssertEqual(reasons, [.tooLate])
    }

    /// The buyer learns every reason.
    func testTwoReasonsAtOnce() {
        var reasons: [Voucher.Reason] = []
        _ = voucher.discount(on: 20_000, day: 25) { reasons.append($0) }
        XCTAssertEqual(Set(reasons), [.tooLate, .basketTooSmall])
        XCTAssertEqual(reasons.count, 2)
    }
}
