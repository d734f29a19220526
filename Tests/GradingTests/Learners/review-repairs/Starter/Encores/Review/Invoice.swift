/// What a buyer has to pay for an order.
struct Invoice {
    let buyer: String
    /// In rupiah.
    let amount: Int
    /// How many days old it is.
    let days: Int
    var isPaid = false
}
