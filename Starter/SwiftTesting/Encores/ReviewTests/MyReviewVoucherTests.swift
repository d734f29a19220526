import Testing

@testable import Review

/// Someone else's tests for `Voucher`. All are green, and together they run every line.
@Suite struct MyReviewVoucherTests {
    /// Ten percent off, from the 10th to the 20th day.
    private let voucher = Voucher(
        percent: 10, minimum: 50_000, limit: 20_000, firstDay: 10, lastDay: 20)

    // MARK: The discount

    /// A typical basket.
    @Test func tenPercentOfATypicalBasket() {
        #expect(voucher.discount(on: 100_000, day: 15) { _ in } == 10_000)
    }

    /// A larger basket.
    @Test func tenPercentOfALargerBasket() {
        #expect(voucher.discount(on: 150_000, day: 15) { _ in } == 15_000)
    }

    /// One more basket, to be sure.
    @Test func tenPercentOfAnotherBasket() {
        #expect(voucher.discount(on: 120_000, day: 15) { _ in } == 12_000)
    }

    /// The discount follows the formula.
    @Test func discountIsCalculatedCorrectly() {
        let price = 80_000
        let expected = min(price * voucher.percent / 100, voucher.limit)
        #expect(voucher.discount(on: price, day: 15) { _ in } == expected)
    }

    /// The same basket always gets the same discount.
    @Test func discountIsConsistent() {
        let expected = voucher.discount(on: 75_000, day: 15) { _ in }
        #expect(voucher.discount(on: 75_000, day: 15) { _ in } == expected)
    }

    /// The limit holds.
    @Test func discountIsNeverMoreThanTheLimit() {
        #expect(voucher.discount(on: 500_000, day: 15) { _ in } <= 20_000)
    }

    /// A voucher never makes a basket more expensive.
    @Test func discountIsNeverNegative() {
        #expect(voucher.discount(on: 60_000, day: 15) { _ in } >= 0)
    }

    // MARK: When the voucher is valid

    /// The voucher is valid on each of its days.
    @Test func voucherIsGoodDuringItsPeriod() {
        for day in 12...18 {
            #expect(voucher.discount(on: 100_000, day: day) { _ in } == 10_000)
        }
    }

    /// Before the first day.
    @Test func voucherIsNotGoodBeforeItsPeriod() {
        var reasons: [Voucher.Reason] = []
        _ = voucher.discount(on: 100_000, day: 5) { reasons.append($0) }
        #expect(!reasons.isEmpty)
    }

    /// After the last day.
    @Test func voucherIsNotGoodAfterItsPeriod() {
        #expect(voucher.discount(on: 100_000, day: 25) { _ in } == 0)
    }

    /// A basket below the minimum.
    @Test func smallBasketIsRefused() {
        var reasons: [Voucher.Reason] = []
        _ = voucher.discount(on: 20_000, day: 15) { reasons.append($0) }
        #expect(!reasons.isEmpty)
    }

    // MARK: Reasons

    /// The buyer learns that the voucher has ended.
    @Test func reasonAfterTheLastDay() {
        _ = voucher.discount(on: 100_000, day: 18) { reason in
            #expect(reason == .tooLate)
        }
    }

    /// The buyer learns that the basket is too small.
    @Test func reasonForASmallBasket() {
        _ = voucher.discount(on: 60_000, day: 15) { reason in
            #expect(reason == .basketTooSmall)
        }
    }

    /// There is no reason if all is well.
    @Test func validVoucherHasNoReason() {
        var reasons: [Voucher.Reason] = []
        _ = voucher.discount(on: 100_000, day: 15) { reasons.append($0) }
        #expect(reasons.count >= 0)
    }

    // MARK: The voucher's values

    /// The voucher keeps what it was made with.
    @Test func voucherKeepsItsValues() {
        #expect(voucher.percent == 10)
        #expect(voucher.minimum == 50_000)
        #expect(voucher.limit == 20_000)
    }
}
