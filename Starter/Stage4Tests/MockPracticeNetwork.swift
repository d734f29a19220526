import Shared

@testable import Stage4

/// A mock that replaces the real use case, and immediately answers with what a test gives it.
///
/// Extend it when a test needs more, for example to count requests or to delay an answer.
@MainActor
final class MockPracticeNetwork: PracticeNetworkProvider {
    /// The answer to each request.
    var products: NetworkResult<ProductResult> = .success(ProductResult(data: []))
    var inspirations: NetworkResult<InspirationResult> = .success(InspirationResult(data: []))
    var ticker: NetworkResult<Ticker> = .failed("No ticker")

    func fetchProduct(completion: @escaping @MainActor (NetworkResult<ProductResult>) -> Void) {
        completion(products)
    }

    func fetchInspiration(
        completion: @escaping @MainActor (NetworkResult<InspirationResult>) -> Void
    ) {
        completion(inspirations)
    }

    func fetchTicker(completion: @escaping @MainActor (NetworkResult<Ticker>) -> Void) {
        completion(ticker)
    }
}
