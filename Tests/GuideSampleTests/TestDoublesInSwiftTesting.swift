import Shared
import Testing

@testable import Stage3

/// The test doubles from chapter 3 that can fail a test themselves, in Swift Testing.
enum InSwiftTesting {
    /// A dummy: it is only there to be passed, and must never be used.
    struct DummyNetwork: AdvancedNetworkProvider {
        func fetchProduct(completion: @escaping @MainActor (NetworkResult<ProductResult>) -> Void) {
            Issue.record("the dummy was asked for products")
        }
    }

    /// A mock: a test tells it in advance which calls to expect, and it checks them itself.
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

        /// Fails the test if an expected request is missing.
        func verify() {
            #expect(requests == expectedRequests, "requests when the test ends")
        }
    }
}
