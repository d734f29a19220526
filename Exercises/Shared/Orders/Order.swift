/// The texts in the form's fields.
public struct OrderForm: Equatable, Sendable {
    public let customerName: String
    public let cardNumber: String
    /// When the card expires, as the field shows it.
    public let expirationDate: String
    public let shippingMethod: String

    public init(
        customerName: String, cardNumber: String, expirationDate: String, shippingMethod: String
    ) {
        self.customerName = customerName
        self.cardNumber = cardNumber
        self.expirationDate = expirationDate
        self.shippingMethod = shippingMethod
    }
}

/// A saved order.
public struct Order: Equatable, Sendable {
    public let id: Int
    public let form: OrderForm

    public init(id: Int, form: OrderForm) {
        self.id = id
        self.form = form
    }
}
