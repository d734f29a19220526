import Shared

@MainActor
struct OrdersWorker {
    let store: any OrdersStore

    func createOrder(
        _ form: OrderForm, completion: @escaping @MainActor (NetworkResult<Order>) -> Void
    ) {
        store.createOrder(form) { result in
            Task { completion(result) }
        }
    }
}
