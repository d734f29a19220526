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

    /// A larger basket.
    func testTenPercentOfALargerBasket() {
        XCTAssertEqual(voucher.discount(on: 150_000, day: 15) { _ in }, 15_000)
    }

    /// One more basket, to be sure.
    func testTenPercentOfAnotherBasket() {
        XCTAssertEqual(voucher.discount(on: 120_000, day: 15) { _ in }, 12_000)
    }

    /// The discount follows the formula.
    func testDiscountIsCalculatedCorrectly() {
        let price = 80_000
        let expected = min(price * voucher.percent / 100, voucher.limit)
        XCTAssertEqual(voucher.discount(on: price, day: 15) { _ in }, expected)
    }

    /// The same basket always gets the same discount.
    func testDiscountIsConsistent() {
        let expected = voucher.discount(on: 75_000, day: 15) { _ in }
        XCTAssertEqual(voucher.discount(on: 75_000, day: 15) { _ in }, expected)
    }

    /// The limit holds.
    func testDiscountIsNeverMoreThanTheLimit() {
        XCTAssertLessThanOrEqual(voucher.discount(on: 500_000, day: 15) { _ in }, 20_000)
    }

    /// A voucher never makes a basket more expensive.
    func testDiscountIsNeverNegative() {
        XCTAssertGreaterThanOrEqual(voucher.discount(on: 60_000, day: 15) { _ in }, 0)
    }

    // MARK: When the voucher is valid

    /// The voucher is valid on each of its days.
    func testVoucherIsGoodDuringItsPeriod() {
        for day in 12...18 {
            XCTAssertEqual(voucher.discount(on: 100_000, day: day) { _ in }, 10_000)
        }
    }

    /// Before the first day.
    func testVoucherIsNotGoodBeforeItsPeriod() {
        var reasons: [Voucher.Reason] = []
        _ = voucher.discount(on: 100_000, day: 5) { reasons.append($0) }
        XCTAssertFalse(reasons.isEmpty)
    }

    /// After the last day.
    func testVoucherIsNotGoodAfterItsPeriod() {
        XCTAssertEqual(voucher.discount(on: 100_000, day: 25) { _ in }, 0)
    }

    /// A basket below the minimum.
    func testSmallBasketIsRefused() {
        var reasons: [Voucher.Reason] = []
        _ = voucher.discount(on: 20_000, day: 15) { reasons.append($0) }
        XCTAssertFalse(reasons.isEmpty)
    }

    // MARK: Reasons

    /// The buyer learns that the voucher has ended.
    func testReasonAfterTheLastDay() {
        _ = voucher.discount(on: 100_000, day: 18) { reason in
            XCTAssertEqual(reason, .tooLate)
        }
    }

    /// The buyer learns that the basket is too small.
    func testReasonForASmallBasket() {
        _ = voucher.discount(on: 60_000, day: 15) { reason in
            XCTAssertEqual(reason, .basketTooSmall)
        }
    }

    /// There is no reason if all is well.
    func testValidVoucherHasNoReason() {
        var reasons: [Voucher.Reason] = []
        _ = voucher.discount(on: 100_000, day: 15) { reasons.append($0) }
        XCTAssertTrue(reasons.count >= 0)
    }

    // MARK: The voucher's values

    /// The voucher keeps what it was made with.
    func testVoucherKeepsItsValues() {
        XCTAssertEqual(voucher.percent, 10)
        XCTAssertEqual(voucher.minimum, 50_000)
        XCTAssertEqual(voucher.limit, 20_000)
    }

    // MARK: What was missing

    func testFirstAndLastDay() {
        XCTAssertEqual(voucher.discount(on: 100_000, day: 10) { _ in }, 10_000)
        XCTAssertEqual(voucher.discount(on: 100_000, day: 20) { _ in }, 10_000)
    }

    func testExactMinimum() {
        XCTAssertEqual(voucher.discount(on: 50_000, day: 15) { _ in }, 5_000)
    }

    func testRoundingDown() {
        XCTAssertEqual(voucher.discount(on: 60_009, day: 15) { _ in }, 6_000)
    }

    func testEmptyBasket() {
        let free = Voucher(percent: 10, minimum: 0, limit: 20_000, firstDay: 10, lastDay: 20)
        var reasons: [Voucher.Reason] = []
        _ = free.discount(on: 0, day: 15) { reasons.append($0) }
        XCTAssertEqual(reasons, [.basketTooSmall])
    }

    func testLateAndTooSmall() {
        var reasons: Set<Voucher.Reason> = []
        _ = voucher.discount(on: 1_000, day: 21) { reasons.insert($0) }
        XCTAssertEqual(reasons, [.tooLate, .basketTooSmall])
    }
}
