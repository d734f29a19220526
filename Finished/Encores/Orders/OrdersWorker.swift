import Shared

/// Saves orders for several screens. Only the worker knows where the orders are kept.
@MainActor
final class OrdersWorker {
    private let store: any OrdersStore

    init(store: any OrdersStore) {
        self.store = store
    }

    /// Saves an order in the store, and passes the store's answer on.
    func createOrder(
        _ form: OrderForm, completion: @escaping @MainActor (NetworkResult<Order>) -> Void
    ) {
        store.createOrder(form, completion: completion)
    }
}
