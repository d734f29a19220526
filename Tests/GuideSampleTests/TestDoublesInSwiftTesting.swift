import Shared
import Testing

@testable import Stage3

/// The test doubles of chapter 3 that make a test fail themselves, in Swift Testing.
enum InSwiftTesting {
    /// A dummy: something has to be passed, and nobody may use it.
    struct DummyNetwork: AdvancedNetworkProvider {
        func fetchProduct(completion: @escaping @MainActor (NetworkResult<ProductResult>) -> Void) {
            Issue.record("the dummy was asked for products")
        }
    }

    /// A mock: it is told beforehand how it has to be used, and judges that itself.
    @MainActor
    final class StrictMockNetwork: AdvancedNetworkProvider {
        private let expectedRequests: Int
        private var requests = 0

        init(expectedRequests: Int) {
            self.expectedRequests = expectedRequests
        }

        func fetchProduct(completion: @escaping @MainActor (NetworkResult<ProductResult>) -> Void) {
            requests += 1
            #expect(requests <= expectedRequests, "one request too many")
            completion(.failed("Offline"))
        }

        /// Fails the test if a request that was expected has not come.
        func verify() {
            #expect(requests == expectedRequests, "requests when the test ends")
        }
    }
}
