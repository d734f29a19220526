import Foundation
import Shared
import TestHelpers
import Testing

@testable import Stage3

/// Your tests for `AdvancedUseCase`.
@MainActor @Suite struct MyAdvancedUseCaseTests {
    @Test func withoutAURL() async {
        let answers = await answers(of: AdvancedUseCase(url: nil))
        #expect(answers == [.failed("URL Not found")])
    }

    @Test func withAFileThatIsNotThere() async {
        let url = URL(fileURLWithPath: "/there/is/no/such/file.json")
        let answers = await answers(of: AdvancedUseCase(url: url))
        #expect(answers == [.failed("Failed converting to data")])
    }

    @Test func withAFileThatHoldsNoProducts() async throws {
        // A list of inspirations is valid JSON, but it contains no products.
        let url = try #require(SampleData.url(of: "InspirationData"))
        let answers = await answers(of: AdvancedUseCase(url: url))
        #expect(answers == [.failed("Failed when decoding")])
    }

    @Test func withItsOwnFile() async throws {
        let url = try #require(SampleData.url(of: "ProductData"))
        let expected = try JSONDecoder().decode(ProductResult.self, from: Data(contentsOf: url))
        let answers = await answers(of: AdvancedUseCase())
        #expect(answers == [.success(expected)])
    }

    /// Asks once, checks that no answer comes before the call returns, and returns all answers.
    private func answers(of useCase: AdvancedUseCase) async -> [NetworkResult<ProductResult>] {
        var answers: [NetworkResult<ProductResult>] = []
        useCase.fetchProduct { answers.append($0) }
        #expect(answers == [], "the answer comes later")
        await waitUntil { !answers.isEmpty }
        await settle()
        return answers
    }
}
