import Shared
import TestHelpers
import XCTest

@testable import Stage4

/// Your tests for `PracticeUseCase`.
final class MyPracticeUseCaseTests: XCTestCase {
    @MainActor func testWithoutURLs() async {
        let answers = await answers(
            of: PracticeUseCase(productURL: nil, inspirationURL: nil, tickerURL: nil))
        XCTAssertEqual(answers, [String](repeating: "failed: URL Not found", count: 3))
    }

    @MainActor func testWithFilesThatAreNotThere() async {
        let url = URL(fileURLWithPath: "/there/is/no/such/file.json")
        let answers = await answers(
            of: PracticeUseCase(productURL: url, inspirationURL: url, tickerURL: url))
        XCTAssertEqual(answers, [String](repeating: "failed: Failed converting to data", count: 3))
    }

    @MainActor func testWithEachOthersFiles() async {
        let products = SampleData.url(of: "ProductData")
        let ticker = SampleData.url(of: "TickerData")
        let answers = await answers(
            of: PracticeUseCase(productURL: ticker, inspirationURL: products, tickerURL: products))
        XCTAssertEqual(answers, [String](repeating: "failed: Failed when decoding", count: 3))
    }

    @MainActor func testWithItsOwnFiles() async throws {
        let products: ProductResult = try sample("ProductData")
        let inspirations: InspirationResult = try sample("InspirationData")
        let ticker: TickerResult = try sample("TickerData")
        let answers = await answers(of: PracticeUseCase())
        XCTAssertEqual(
            answers,
            [
                "products \(products.data.map(\.id))",
                "inspirations \(inspirations.data.map(\.title))",
                "ticker \(ticker.data.id)",
            ])
    }

    /// Makes all three requests, checks that no answer comes too early, and describes the answers.
    @MainActor
    private func answers(of useCase: PracticeUseCase) async -> [String] {
        var answers = ["", "", ""]
        useCase.fetchProduct { result in
            answers[0] += Self.text(result) { "products \($0.data.map(\.id))" }
        }
        useCase.fetchInspiration { result in
            answers[1] += Self.text(result) { "inspirations \($0.data.map(\.title))" }
        }
        useCase.fetchTicker { result in
            answers[2] += Self.text(result) { "ticker \($0.id)" }
        }
        XCTAssertEqual(answers, ["", "", ""], "the answers come later")
        await waitUntil { !answers.contains("") }
        await settle()
        return answers
    }

    private static func text<Value>(
        _ result: NetworkResult<Value>, _ describe: (Value) -> String
    ) -> String {
        switch result {
        case .success(let value): describe(value)
        case .failed(let message): "failed: \(message)"
        }
    }

    private func sample<Value: Decodable>(_ name: String) throws -> Value {
        let url = try XCTUnwrap(SampleData.url(of: name))
        return try JSONDecoder().decode(Value.self, from: Data(contentsOf: url))
    }
}
