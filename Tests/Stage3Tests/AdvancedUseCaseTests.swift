import Shared
import TestHelpers
import XCTest

@testable import Stage3

/// Checks `AdvancedUseCase`: what it answers for valid and invalid files, and when.
final class AdvancedUseCaseTests: XCTestCase {
    private let twoProducts = """
        {"status": "OK", "data": [
            {"id": 7, "name": "Teh", "image_uri": null, "price": "Rp 10",
             "shop": {"id": 1, "name": "Toko", "location": "Solo"}},
            {"id": 8, "name": "Gula", "image_uri": "https://example.com/8.jpg", "price": "Rp 20",
             "shop": {"id": 2, "name": "Warung", "location": "Medan"}}
        ]}
        """

    @MainActor func testAMissingURLFails() async {
        let (answers, remark) = await answers(of: AdvancedUseCase(url: nil))
        XCTAssertEqual(
            answers, ["failed: URL Not found"],
            "answers to fetchProduct, when the use case has no URL" + remark)
    }

    @MainActor func testFileThatIsNotThereFails() async {
        let (answers, remark) = await answers(of: AdvancedUseCase(url: temporaryURL()))
        XCTAssertEqual(
            answers, ["failed: Failed converting to data"],
            "answers to fetchProduct, when the URL points to a missing file" + remark)
    }

    @MainActor func testFileThatIsNotJSONFails() async throws {
        let url = try temporaryFile(holding: "no JSON")
        let (answers, remark) = await answers(of: AdvancedUseCase(url: url))
        XCTAssertEqual(
            answers, ["failed: Failed when decoding"],
            "answers to fetchProduct, when the file isn't JSON" + remark)
    }

    @MainActor func testJSONOfAnotherShapeFails() async throws {
        let url = try temporaryFile(holding: #"{"data": [{"id": "seven"}]}"#)
        let (answers, remark) = await answers(of: AdvancedUseCase(url: url))
        XCTAssertEqual(
            answers, ["failed: Failed when decoding"],
            "answers to fetchProduct, when the JSON contains no products" + remark)
    }

    @MainActor func testReadsTheProductsOfItsFile() async throws {
        let url = try temporaryFile(holding: twoProducts)
        let products = await products(of: AdvancedUseCase(url: url))
        let expected = [
            Product(
                id: 7, name: "Teh", imageURL: nil, price: "Rp 10",
                shop: Shop(id: 1, name: "Toko", location: "Solo")),
            Product(
                id: 8, name: "Gula", imageURL: URL(string: "https://example.com/8.jpg"),
                price: "Rp 20", shop: Shop(id: 2, name: "Warung", location: "Medan")),
        ]
        assertArrayHashDiffable(
            expectedResult: expected, values: products, what: "products read from the file")
    }

    @MainActor func testReadsProductDataByDefault() async throws {
        let url = try XCTUnwrap(SampleData.url(of: "ProductData"))
        let expected = try JSONDecoder().decode(ProductResult.self, from: Data(contentsOf: url))
        let products = await products(of: AdvancedUseCase())
        XCTAssertEqual(
            products.map(\.id), expected.data.map(\.id),
            "ids of the products that AdvancedUseCase() reads from ProductData.json")
    }

    @MainActor func testAnswersAfterTheCallHasReturned() async throws {
        for useCase in [
            AdvancedUseCase(url: nil), AdvancedUseCase(url: temporaryURL()),
            AdvancedUseCase(url: try temporaryFile(holding: twoProducts)),
        ] {
            var count = 0
            useCase.fetchProduct { _ in count += 1 }
            XCTAssertEqual(
                count, 0,
                "number of answers before fetchProduct has returned: it must answer later, with "
                    + "DispatchQueue.main.async")
            try await requireEventually(
                count, 1, "number of answers to fetchProduct, soon after it has returned")
        }
    }

    @MainActor func testAnswersOnTheMainThread() async throws {
        let useCase = AdvancedUseCase(url: try temporaryFile(holding: twoProducts))
        var isMain: [Bool] = []
        useCase.fetchProduct { _ in isMain.append(Thread.isMainThread) }
        await assertEventually(
            isMain, [true], "for each answer to fetchProduct, whether it came on the main thread")
    }

    @MainActor func testEachRequestIsAnsweredOnce() async throws {
        let useCase = AdvancedUseCase(url: try temporaryFile(holding: twoProducts))
        var answered: [String] = []
        useCase.fetchProduct { _ in answered.append("first") }
        useCase.fetchProduct { _ in answered.append("second") }
        await waitUntil { answered.count >= 2 }
        await settle()
        XCTAssertEqual(
            answered.sorted(), ["first", "second"],
            "the answered requests, after two calls to fetchProduct")
    }

    // MARK: Files and answers

    /// Returns the use case's answer to one request as text, and a remark if the answer comes too early
    /// or too late.
    @MainActor
    private func answers(of useCase: AdvancedUseCase) async -> ([String], remark: String) {
        var answers: [String] = []
        useCase.fetchProduct { result in
            switch result {
            case .success(let result): answers.append("success: \(result.data.count) products")
            case .failed(let message): answers.append("failed: \(message)")
            }
        }
        guard answers.isEmpty else {
            let remark =
                "; the answer came before fetchProduct had returned, but it must come later, with "
                + "DispatchQueue.main.async"
            return (answers, remark)
        }
        await waitUntil { !answers.isEmpty }
        return answers.isEmpty
            ? (["none, soon after fetchProduct has returned"], "; it must answer without a delay")
            : (answers, "")
    }

    /// Returns the products in the use case's answer to one request; an empty array if there are none.
    @MainActor
    private func products(of useCase: AdvancedUseCase) async -> [Product] {
        var answers: [NetworkResult<ProductResult>] = []
        useCase.fetchProduct { answers.append($0) }
        await waitUntil { !answers.isEmpty }
        switch answers.first {
        case .success(let result):
            return result.data
        case .failed(let message):
            XCTFail("fetchProduct answered .failed(\"\(message)\") for a valid file")
            return []
        case nil:
            return []
        }
    }
}
