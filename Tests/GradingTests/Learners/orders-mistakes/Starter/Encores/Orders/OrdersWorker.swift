import Shared

// Asks the store, but passes on only a success.
@MainActor
final class OrdersWorker {
    private let store: any OrdersStore

    init(store: any OrdersStore) {
        self.store = store
    }

    func createOrder(
        _ form: OrderForm, completion: @escaping @MainActor (NetworkResult<Order>) -> Void
    ) {
        store.createOrder(form) { result in
            if case .success = result { completion(result) }
            _ = completion
        }
    }
}
