/// The amount that a buyer must pay for an order.
struct Invoice {
    let buyer: String
    /// The amount in rupiah.
    let amount: Int
    /// The age of the invoice in days.
    let days: Int
    var isPaid = false
}
