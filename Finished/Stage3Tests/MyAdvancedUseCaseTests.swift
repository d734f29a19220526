import Shared
import TestHelpers
import XCTest

@testable import Stage3

/// Your tests for `AdvancedUseCase`.
final class MyAdvancedUseCaseTests: XCTestCase {
    @MainActor func testWithoutAURL() async {
        let answers = await answers(of: AdvancedUseCase(url: nil))
        XCTAssertEqual(answers, [.failed("URL Not found")])
    }

    @MainActor func testWithAFileThatIsNotThere() async {
        let url = URL(fileURLWithPath: "/there/is/no/such/file.json")
        let answers = await answers(of: AdvancedUseCase(url: url))
        XCTAssertEqual(answers, [.failed("Failed converting to data")])
    }

    @MainActor func testWithAFileThatHoldsNoProducts() async throws {
        // A list of inspirations is valid JSON, but it contains no products.
        let url = try XCTUnwrap(SampleData.url(of: "InspirationData"))
        let answers = await answers(of: AdvancedUseCase(url: url))
        XCTAssertEqual(answers, [.failed("Failed when decoding")])
    }

    @MainActor func testWithItsOwnFile() async throws {
        let url = try XCTUnwrap(SampleData.url(of: "ProductData"))
        let expected = try JSONDecoder().decode(ProductResult.self, from: Data(contentsOf: url))
        let answers = await answers(of: AdvancedUseCase())
        XCTAssertEqual(answers, [.success(expected)])
    }

    /// Asks once, checks that no answer comes before the call returns, and returns all answers.
    @MainActor
    private func answers(of useCase: AdvancedUseCase) async -> [NetworkResult<ProductResult>] {
        var answers: [NetworkResult<ProductResult>] = []
        useCase.fetchProduct { answers.append($0) }
        XCTAssertEqual(answers, [], "the answer comes later")
        await waitUntil { !answers.isEmpty }
        await settle()
        return answers
    }
}
