import Shared

@testable import Stage4

/// A mock: it stands in for the real use case, and answers at once with what a test gives it.
///
/// Extend it when a test needs more: to count the requests, or to let an answer wait.
@MainActor
final class MockPracticeNetwork: PracticeNetworkProvider {
    /// What each request is answered with.
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
