import Shared

/// What several screens do with orders: it knows where they are kept.
@MainActor
final class OrdersWorker {
    private let store: any OrdersStore

    init(store: any OrdersStore) {
        self.store = store
    }

    /// Has the store save an order, and passes its answer on.
    func createOrder(
        _ form: OrderForm, completion: @escaping @MainActor (NetworkResult<Order>) -> Void
    ) {
        // TODO: Ask the store, and pass the completion on.
    }
}
