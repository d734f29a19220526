import Shared

@testable import Stage3

/// A mock that replaces the real use case, and immediately answers with what a test gives it.
///
/// Extend it when a test needs more, for example to count requests or to delay an answer.
@MainActor
final class MockProductNetwork: AdvancedNetworkProvider {
    /// The answer to the next request.
    var result: NetworkResult<ProductResult>

    init(result: NetworkResult<ProductResult>) {
        self.result = result
    }

    func fetchProduct(completion: @escaping @MainActor (NetworkResult<ProductResult>) -> Void) {
        completion(result)
    }
}
