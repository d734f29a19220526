import Shared

@testable import Stage3

/// A mock: it stands in for the real use case, and answers at once with what a test gives it.
///
/// Extend it when a test needs more: to count the requests, or to let an answer wait.
@MainActor
final class MockProductNetwork: AdvancedNetworkProvider {
    /// What the next request is answered with.
    var result: NetworkResult<ProductResult>

    init(result: NetworkResult<ProductResult>) {
        self.result = result
    }

    func fetchProduct(completion: @escaping @MainActor (NetworkResult<ProductResult>) -> Void) {
        completion(result)
    }
}
