/// Reminds buyers of what they have not paid yet.
///
/// This code is finished and right. Its tests, in `MyReviewRemindersTests.swift`, ask for too much.
struct Reminders {
    let messenger: Messenger
    /// Takes lines for the developers. Nobody relies on their words.
    let log: (String) -> Void

    /// Reminds all buyers of their late invoices, and returns those who could not be reached.
    ///
    /// 1. An invoice is late if it is not paid and more than 7 days old.
    /// 2. A buyer with late invoices gets one message, however many invoices there are. It is sent once,
    ///    also if the buyer can't be reached.
    /// 3. The message says the sum of the buyer's late invoices. The words around it do not matter.
    /// 4. In which order the buyers get their messages does not matter.
    /// 5. If a buyer can't be reached, the others get their messages all the same.
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
