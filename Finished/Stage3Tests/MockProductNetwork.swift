import Shared

@testable import Stage3

/// A mock that replaces the real use case, and answers with what a test gives it.
@MainActor
final class MockProductNetwork: AdvancedNetworkProvider {
    /// The answer to the next request. If it is nil, the request waits.
    var result: NetworkResult<ProductResult>?
    /// The number of requests.
    private(set) var requestCount = 0
    /// The request that is waiting for an answer.
    private(set) var completion: (@MainActor (NetworkResult<ProductResult>) -> Void)?

    init(result: NetworkResult<ProductResult>?) {
        self.result = result
    }

    func fetchProduct(completion: @escaping @MainActor (NetworkResult<ProductResult>) -> Void) {
        requestCount += 1
        if let result {
            completion(result)
        } else {
            self.completion = completion
        }
    }
}

extension NetworkResult<ProductResult> {
    /// Tea, sugar and milk.
    static let threeProducts = NetworkResult.success(
        ProductResult(data: [
            .fixture(id: 1, name: "Teh"), .fixture(id: 2, name: "Gula"),
            .fixture(id: 3, name: "Susu"),
        ]))
}
