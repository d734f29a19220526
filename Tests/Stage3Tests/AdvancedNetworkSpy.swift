import Shared
import TestHelpers
import XCTest

@testable import Stage3

/// A spy that replaces the provider of products: it counts requests, and answers when a test calls
/// `answer(_:)`.
@MainActor
final class AdvancedNetworkSpy: AdvancedNetworkProvider {
    private(set) var requestCount = 0
    private var waiting: [@MainActor (NetworkResult<ProductResult>) -> Void] = []

    func fetchProduct(completion: @escaping @MainActor (NetworkResult<ProductResult>) -> Void) {
        requestCount += 1
        waiting.append(completion)
    }

    /// The number of pending requests.
    var waitingCount: Int { waiting.count }

    /// Answers all pending requests.
    func answer(_ result: NetworkResult<ProductResult>) {
        let requests = waiting
        waiting = []
        for request in requests { request(result) }
    }
}

@MainActor
extension XCTestCase {
    /// Waits for a request, and answers all pending ones. If no request comes, the test fails and ends.
    func answer(
        _ network: AdvancedNetworkSpy, _ result: NetworkResult<ProductResult>,
        file: StaticString = #filePath, line: UInt = #line
    ) async throws {
        // If more than one request is pending, that is a bug in didLoad(), which the tests for loading
        // catch.
        try await requireEventually(
            min(network.waitingCount, 1), 1,
            "number of pending requests after loading has started "
                + "(didLoad() must call fetchProduct)",
            file: file, line: line)
        network.answer(result)
    }

    /// Answers with products that have these names. Their ids differ from their positions in the list.
    func answer(
        _ network: AdvancedNetworkSpy, products names: [String],
        file: StaticString = #filePath, line: UInt = #line
    ) async throws {
        let products = names.enumerated().map {
            Product.fixture(id: 90 - $0.offset, name: $0.element)
        }
        try await answer(
            network, .success(ProductResult(data: products)), file: file, line: line)
    }
}
