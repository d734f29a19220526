import Shared
import TestHelpers
import XCTest

@testable import Stage4

/// Checks `PracticeUseCase`: what it answers for valid and invalid files, and when.
final class PracticeUseCaseTests: XCTestCase {
    @MainActor func testReadsTheProducts() async throws {
        let url = try temporaryFile(
            holding: """
                {"data": [{"id": 7, "name": "Teh", "image_uri": null, "price": "Rp 10",
                           "shop": {"id": 1, "name": "Toko", "location": "Solo"}}]}
                """)
        let answers = await answers(of: PracticeUseCase(productURL: url))
        XCTAssertNil(
            answers.messageForProducts, "failure message from fetchProduct for a valid file")
        let shop = Shop(id: 1, name: "Toko", location: "Solo")
        let product = Product(id: 7, name: "Teh", imageURL: nil, price: "Rp 10", shop: shop)
        assertArrayHashDiffable(
            expectedResult: [product], values: answers.products, what: "products read from the file"
        )
    }

    @MainActor func testReadsTheInspirations() async throws {
        let url = try temporaryFile(
            holding: """
                {"data": [{"title": "Baru", "position": 2,
                           "products": [{"id": 5, "price": 1000, "image_url": null}]}]}
                """)
        let answers = await answers(of: PracticeUseCase(inspirationURL: url))
        XCTAssertNil(
            answers.messageForInspirations, "failure message from fetchInspiration for a valid file"
        )
        let products = [ProductInspiration(id: 5, price: 1000, imageURL: nil)]
        let inspiration = Inspiration(title: "Baru", position: 2, products: products)
        assertArrayHashDiffable(
            expectedResult: [inspiration], values: answers.inspirations,
            what: "inspirations read from the file")
    }

    @MainActor func testReadsTheTicker() async throws {
        let url = try temporaryFile(
            holding: #"{"status": "OK", "data": {"id": 3, "title": "Promo"}}"#)
        let answers = await answers(of: PracticeUseCase(tickerURL: url))
        XCTAssertNil(answers.messageForTicker, "failure message from fetchTicker for a valid file")
        assertArrayHashDiffable(
            expectedResult: [Ticker(id: 3, title: "Promo")], values: answers.tickers,
            what: "tickers read from the file")
    }

    @MainActor func testReadsTheSampleDataByDefault() async throws {
        let answers = await answers(of: PracticeUseCase())
        let products: ProductResult = try sample("ProductData")
        let inspirations: InspirationResult = try sample("InspirationData")
        let ticker: TickerEnvelope = try sample("TickerData")
        assertArrayHashDiffable(
            expectedResult: products.data, values: answers.products,
            what: "products that PracticeUseCase() reads")
        assertArrayHashDiffable(
            expectedResult: inspirations.data, values: answers.inspirations,
            what: "inspirations that PracticeUseCase() reads")
        assertArrayHashDiffable(
            expectedResult: [ticker.data], values: answers.tickers,
            what: "tickers that PracticeUseCase() reads")
    }

    @MainActor func testAMissingURLFails() async {
        let answers = await answers(
            of: PracticeUseCase(productURL: nil, inspirationURL: nil, tickerURL: nil))
        XCTAssertEqual(
            answers.messages, Array(repeating: "URL Not found", count: 3),
            "messages from the three requests when the use case has no URLs")
    }

    @MainActor func testFilesThatAreNotThereFail() async {
        let answers = await answers(
            of: PracticeUseCase(
                productURL: temporaryURL(), inspirationURL: temporaryURL(),
                tickerURL: temporaryURL()))
        XCTAssertEqual(
            answers.messages, Array(repeating: "Failed converting to data", count: 3),
            "messages from the three requests when their URLs point to missing files")
    }

    @MainActor func testFilesOfAnotherShapeFail() async throws {
        let url = try temporaryFile(holding: #"{"data": 1}"#)
        let answers = await answers(
            of: PracticeUseCase(productURL: url, inspirationURL: url, tickerURL: url))
        XCTAssertEqual(
            answers.messages, Array(repeating: "Failed when decoding", count: 3),
            "messages from the three requests when the file has the wrong content")
    }

    @MainActor func testAnswersAfterTheCallHasReturned() async throws {
        for useCase in [
            PracticeUseCase(productURL: nil, inspirationURL: nil, tickerURL: nil),
            PracticeUseCase(),
        ] {
            let answers = Answers()
            answers.ask(useCase)
            XCTAssertEqual(
                answers.count, 0,
                "number of answers before the three calls have returned: they must come later")
            try await requireEventually(
                answers.count, 3,
                "number of answers to the three requests, soon after the calls have returned")
        }
    }

    // MARK: Files and answers

    @MainActor
    private func answers(of useCase: PracticeUseCase) async -> Answers {
        let answers = Answers()
        answers.ask(useCase)
        await waitUntil { answers.count >= 3 }
        return answers
    }

    private func sample<Value: Decodable>(_ name: String) throws -> Value {
        let url = try XCTUnwrap(SampleData.url(of: name))
        return try JSONDecoder().decode(Value.self, from: Data(contentsOf: url))
    }
}

/// A use case's answers to one request of each kind.
@MainActor
private final class Answers {
    private(set) var count = 0
    private(set) var products: [Product] = []
    private(set) var inspirations: [Inspiration] = []
    private(set) var tickers: [Ticker] = []
    private(set) var messageForProducts: String?
    private(set) var messageForInspirations: String?
    private(set) var messageForTicker: String?

    var messages: [String] {
        [messageForProducts, messageForInspirations, messageForTicker].compactMap { $0 }
    }

    func ask(_ useCase: PracticeUseCase) {
        useCase.fetchProduct { result in
            self.count += 1
            switch result {
            case .success(let result): self.products = result.data
            case .failed(let message): self.messageForProducts = message
            }
        }
        useCase.fetchInspiration { result in
            self.count += 1
            switch result {
            case .success(let result): self.inspirations = result.data
            case .failed(let message): self.messageForInspirations = message
            }
        }
        useCase.fetchTicker { result in
            self.count += 1
            switch result {
            case .success(let ticker): self.tickers = [ticker]
            case .failed(let message): self.messageForTicker = message
            }
        }
    }
}

/// The content of `TickerData.json`.
private struct TickerEnvelope: Decodable {
    let data: Ticker
}
