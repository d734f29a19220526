/// Reminds buyers of invoices that they have not paid yet.
///
/// This code is finished and correct. Its tests in `MyReviewRemindersTests` are over-specified.
struct Reminders {
    let messenger: Messenger
    /// Receives log lines for the developers. Their wording doesn't matter.
    let log: (String) -> Void

    /// Reminds all buyers of their late invoices, and returns the buyers who could not be reached.
    ///
    /// 1. An invoice is late if it is not paid and more than 7 days old.
    /// 2. A buyer with late invoices gets one message, however many invoices there are. It is sent
    ///    only once, even if the buyer can't be reached.
    /// 3. The message contains the sum of the buyer's late invoices. Its other words don't matter.
    /// 4. The order in which the buyers get their messages doesn't matter.
    /// 5. If a buyer can't be reached, the others still get their messages.
    /// 6. The buyers who could not be reached are returned, sorted by name.
    func remind(of invoices: [Invoice]) -> [String] {
        var sums: [String: Int] = [:]
        for invoice in invoices where !invoice.isPaid && invoice.days > 7 {
            sums[invoice.buyer, default: 0] += invoice.amount
        }
        log("\(sums.count) buyers")
        var missed: [String] = []
        for (buyer, sum) in sums.sorted(by: { $0.value > $1.value }) {
            let isSent = messenger.send("Please pay \(sum) rupiah.", to: buyer)
            if !isSent { missed.append(buyer) }
        }
        log("\(missed.count) missed")
        return missed.sorted()
    }
}
