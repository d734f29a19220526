import Testing

@testable import Review

/// The tests for `Voucher`, repaired.
@Suite struct MyReviewVoucherTests {
    /// Ten percent off, from the 10th to the 20th day.
    private let voucher = Voucher(
        percent: 10, minimum: 50_000, limit: 20_000, firstDay: 10, lastDay: 20)

    // MARK: The discount

    /// A typical basket.
    @Test func tenPercentOfATypicalBasket() {
        #expect(voucher.discount(on: 100_000, day: 15) { _ in } == 10_000)
    }

    /// The discount is rounded down to a whole rupiah.
    @Test func discountIsCalculatedCorrectly() {
        #expect(voucher.discount(on: 80_009, day: 15) { _ in } == 8_000)
    }

    /// The limit holds.
    @Test func discountIsNeverMoreThanTheLimit() {
        #expect(voucher.discount(on: 500_000, day: 15) { _ in } == 20_000)
    }

    // MARK: When the voucher is valid

    /// The voucher is valid on each of its days.
    @Test func voucherIsGoodDuringItsPeriod() {
        for day in 10...20 {
            #expect(voucher.discount(on: 100_000, day: day) { _ in } == 10_000)
        }
    }

    /// Before the first day.
    @Test func voucherIsNotGoodBeforeItsPeriod() {
        var reasons: [Voucher.Reason] = []
        _ = voucher.discount(on: 100_000, day: 9) { reasons.append($0) }
        #expect(reasons == [.tooEarly])
    }

    /// After the last day.
    @Test func voucherIsNotGoodAfterItsPeriod() {
        #expect(voucher.discount(on: 100_000, day: 25) { _ in } == 0)
    }

    /// A basket below the minimum.
    @Test func smallBasketIsRefused() {
        var reasons: [Voucher.Reason] = []
        _ = voucher.discount(on: 49_999, day: 15) { reasons.append($0) }
        #expect(reasons == [.basketTooSmall])
        #expect(voucher.discount(on: 50_000, day: 15) { _ in } == 5_000)
    }

    /// An empty basket is too small, even without a minimum.
    @Test func emptyBasketIsRefused() {
        let voucher = Voucher(percent: 10, minimum: 0, limit: 20_000, firstDay: 10, lastDay: 20)
        var reasons: [Voucher.Reason] = []
        _ = voucher.discount(on: 0, day: 15) { reasons.append($0) }
        #expect(reasons == [.basketTooSmall])
    }

    // MARK: Reasons

    /// The buyer learns that the voucher has ended.
    @Test func reasonAfterTheLastDay() {
        var reasons: [Voucher.Reason] = []
        _ = voucher.discount(on: 100_000, day: 21) { reasons.append($0) }
        #expect(reasons == [.tooLate])
    }

    /// The buyer learns every reason.
    @Test func twoReasonsAtOnce() {
        var reasons: [Voucher.Reason] = []
        _ = voucher.discount(on: 20_000, day: 25) { reasons.append($0) }
        #expect(Set(reasons) == [.tooLate, .basketTooSmall])
        #expect(reasons.count == 2)
    }
}
