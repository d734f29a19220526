import Shared

@testable import Stage4

/// A mock that replaces the real use case, and answers with what a test gives it.
@MainActor
final class MockPracticeNetwork: PracticeNetworkProvider {
    /// The answer to each request.
    var products: NetworkResult<ProductResult> = .success(ProductResult(data: []))
    var inspirations: NetworkResult<InspirationResult> = .success(InspirationResult(data: []))
    var ticker: NetworkResult<Ticker> = .failed("No ticker")

    /// Whether the requests wait until a test answers them.
    var isWaiting = false
    /// The requests that are waiting for an answer, by name: `product`, `inspiration` and `ticker`.
    private(set) var requests: [String: @MainActor () -> Void] = [:]

    func fetchProduct(completion: @escaping @MainActor (NetworkResult<ProductResult>) -> Void) {
        request("product") { [products] in completion(products) }
    }

    func fetchInspiration(
        completion: @escaping @MainActor (NetworkResult<InspirationResult>) -> Void
    ) {
        request("inspiration") { [inspirations] in completion(inspirations) }
    }

    func fetchTicker(completion: @escaping @MainActor (NetworkResult<Ticker>) -> Void) {
        request("ticker") { [ticker] in completion(ticker) }
    }

    /// Answers waiting requests in this order.
    func answer(_ names: String...) {
        for name in names {
            requests[name]?()
        }
    }

    private func request(_ name: String, _ answer: @escaping @MainActor () -> Void) {
        if isWaiting {
            requests[name] = answer
        } else {
            answer()
        }
    }
}
