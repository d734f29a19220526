import Shared
import TestHelpers
import XCTest

@testable import Stage3

/// A provider of products that answers when a test wants it, and counts its requests.
@MainActor
final class AdvancedNetworkSpy: AdvancedNetworkProvider {
    private(set) var requestCount = 0
    private var waiting: [@MainActor (NetworkResult<ProductResult>) -> Void] = []

    func fetchProduct(completion: @escaping @MainActor (NetworkResult<ProductResult>) -> Void) {
        requestCount += 1
        waiting.append(completion)
    }

    /// The number of requests that are waiting for an answer.
    var waitingCount: Int { waiting.count }

    /// Answers all waiting requests.
    func answer(_ result: NetworkResult<ProductResult>) {
        let requests = waiting
        waiting = []
        for request in requests { request(result) }
    }
}

@MainActor
extension XCTestCase {
    /// Waits for a request and answers all waiting ones. If none comes, the test fails and ends.
    func answer(
        _ network: AdvancedNetworkSpy, _ result: NetworkResult<ProductResult>,
        file: StaticString = #filePath, line: UInt = #line
    ) async throws {
        // More than one is a bug in didLoad(), which the tests for loading catch.
        try await requireEventually(
            min(network.waitingCount, 1), 1,
            "requests that wait for an answer after loading has started "
                + "(didLoad() calls fetchProduct)",
            file: file, line: line)
        network.answer(result)
    }

    /// Answers with products of these names. Their ids differ from their places in the list.
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
