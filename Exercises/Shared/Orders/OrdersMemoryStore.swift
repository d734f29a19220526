import Dispatch

/// Keeps orders while the app runs. It answers later, as a server does.
@MainActor
public final class OrdersMemoryStore: OrdersStore {
    public private(set) var orders: [Order] = []

    public init() {}

    /// Saves an order that has a name, and gives it a number, starting at 1.
    public func createOrder(
        _ form: OrderForm, completion: @escaping @MainActor (NetworkResult<Order>) -> Void
    ) {
        DispatchQueue.main.async {
            guard !form.customerName.isEmpty else {
                return completion(.failed("The name is missing."))
            }
            let order = Order(id: self.orders.count + 1, form: form)
            self.orders.append(order)
            completion(.success(order))
        }
    }
}
