/// A voucher of the marketplace: it takes something off the price of a basket.
///
/// This code is finished and right. What is weak are its tests, in `MyReviewVoucherTests.swift`.
struct Voucher {
    /// Why a voucher takes nothing off.
    enum Reason {
        case tooEarly
        case tooLate
        case basketTooSmall
    }

    /// How much it takes off, in percent.
    let percent: Int
    /// The price from which it is good, in rupiah.
    let minimum: Int
    /// The most that it takes off, in rupiah.
    let limit: Int
    /// The days on which it is good, as numbers.
    let firstDay: Int
    let lastDay: Int

    /// What the voucher takes off a basket with this price, in rupiah.
    ///
    /// 1. It is good from its first day to its last day: both of them are good days, too.
    /// 2. It is good for a basket with the minimum as its price, or more.
    /// 3. A basket with the price 0 is empty. It is always too small, also if the minimum is 0.
    /// 4. It takes off its percent. What is left of a rupiah goes: 10 percent of 99 are 9.
    /// 5. It never takes off more than its limit.
    /// 6. If it is not good, it takes nothing off, and `refused` is called once for each reason.
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
