/// A voucher of the marketplace: it gives a discount on the price of a basket.
///
/// This code is finished and correct. Its tests in `MyReviewVoucherTests` are weak.
struct Voucher {
    /// Why a voucher gives no discount.
    enum Reason {
        case tooEarly
        case tooLate
        case basketTooSmall
    }

    /// The discount, in percent.
    let percent: Int
    /// The lowest price for which it is valid, in rupiah.
    let minimum: Int
    /// The highest discount, in rupiah.
    let limit: Int
    /// The first and the last day on which it is valid, as numbers.
    let firstDay: Int
    let lastDay: Int

    /// Returns the discount on a basket with this price, in rupiah.
    ///
    /// 1. A voucher is valid from its first day to its last day, including both.
    /// 2. It is valid for a basket whose price is the minimum or more.
    /// 3. A basket with the price 0 is empty. It is always too small, even if the minimum is 0.
    /// 4. The discount is `percent` percent of the price, rounded down: 10 percent of 99 is 9.
    /// 5. The discount is never more than the limit.
    /// 6. If the voucher isn't valid, the discount is 0, and `refused` is called once per reason.
    func discount(on price: Int, day: Int, refused: (Reason) -> Void) -> Int {
        var reasons: [Reason] = []
        if day < firstDay { reasons.append(.tooEarly) }
        if day > lastDay { reasons.append(.tooLate) }
        if price == 0 || price < minimum { reasons.append(.basketTooSmall) }
        for reason in reasons { refused(reason) }
        guard reasons.isEmpty else { return 0 }
        return min(price * percent / 100, limit)
    }
}
