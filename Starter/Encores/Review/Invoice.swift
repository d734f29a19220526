/// The amount that a buyer must pay for an order.
struct Invoice {
    let buyer: String
    /// In rupiah.
    let amount: Int
    /// Its age in days.
    let days: Int
    var isPaid = false
}
