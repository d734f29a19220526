import Shared
import TestHelpers
import XCTest

@testable import Stage3

/// A provider of products that answers when a test says so, and counts what it was asked.
@MainActor
final class AdvancedNetworkSpy: AdvancedNetworkProvider {
    private(set) var requestCount = 0
    private var waiting: [@MainActor (NetworkResult<ProductResult>) -> Void] = []

    func fetchProduct(completion: @escaping @MainActor (NetworkResult<ProductResult>) -> Void) {
        requestCount += 1
        waiting.append(completion)
    }

    /// Waits for a request and answers all that wait; fails the test and says so where none comes.
    func answer(
        _ result: NetworkResult<ProductResult>, file: StaticString = #filePath, line: UInt = #line
    ) async -> Bool {
        await waitUntil { !waiting.isEmpty }
        guard !waiting.isEmpty else {
            XCTAssertEqual(
                waiting.count, 1,
                "requests that wait for an answer after loading has started "
                    + "(didLoad() calls fetchProduct)",
                file: file, line: line)
            return false
        }
        // More than one is a mistake of didLoad(), which the tests of loading count.
        let requests = waiting
        waiting = []
        for request in requests { request(result) }
        return true
    }

    /// Answers with products of these names, whose ids are no places in the list.
    func answer(
        products names: [String], file: StaticString = #filePath, line: UInt = #line
    ) async -> Bool {
        let products = names.enumerated().map {
            Product.fixture(id: 90 - $0.offset, name: $0.element)
        }
        return await answer(.success(ProductResult(data: products)), file: file, line: line)
    }
}
