import Dispatch
import Shared

/// Stores the orders of the app, and takes a moment to save one, like a server.
@MainActor
final class SlowOrdersStore: OrdersStore {
    /// Called after each answer.
    var onAnswer: (() -> Void)?
    private let store = OrdersMemoryStore()
    private let delay: DispatchTimeInterval

    init(delay: DispatchTimeInterval) { self.delay = delay }

    var orders: [Order] { store.orders }

    func createOrder(
        _ form: OrderForm, completion: @escaping @MainActor (NetworkResult<Order>) -> Void
    ) {
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [self] in
            store.createOrder(form) { result in
                completion(result)
                // The effects of an answer may come a little later, so the screen is drawn again
                // after them.
                DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(50)) {
                    self.onAnswer?()
                }
            }
        }
    }
}
