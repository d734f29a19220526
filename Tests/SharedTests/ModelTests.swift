import Foundation
import Shared
import XCTest

/// Checks that the models decode the sample answers, each property from its key.
final class ModelTests: XCTestCase {
    func testProductIsReadFieldByField() throws {
        let products = try decode(ProductResult.self, from: "ProductData").data
        XCTAssertGreaterThanOrEqual(products.count, 10)
        XCTAssertEqual(
            products.first,
            Product(
                id: 71_520_340, name: "Kopi Arabika Gayo 250 gram",
                imageURL: URL(string: "https://images.example.com/products/71520340.jpg"),
                price: "Rp 68.000",
                shop: Shop(id: 480_211, name: "Warung Kopi Lembayung", location: "Kota Bandung")))
    }

    func testProductWithoutAnImageIsRead() throws {
        let products = try decode(ProductResult.self, from: "ProductData").data
        XCTAssertTrue(products.contains { $0.imageURL == nil }, "some image_uri must be null")
        XCTAssertTrue(products.contains { $0.imageURL != nil }, "some image_uri must be an address")
    }

    func testInspirationIsReadFieldByField() throws {
        let inspirations = try decode(InspirationResult.self, from: "InspirationData").data
        let first = try XCTUnwrap(inspirations.first)
        XCTAssertEqual(first.title, "Sarapan di Rumah")
        XCTAssertEqual(first.position, 3)
        XCTAssertEqual(
            first.products.first,
            ProductInspiration(
                id: 90_110, price: 25_000,
                imageURL: URL(string: "https://images.example.com/inspirations/90110.jpg")))
    }

    func testTickerIsReadFieldByField() throws {
        struct TickerAnswer: Decodable { let data: Ticker }
        XCTAssertEqual(
            try decode(TickerAnswer.self, from: "TickerData").data,
            Ticker(id: 5021, title: "Gratis ongkir ke seluruh Indonesia sampai hari Minggu"))
    }

    private func decode<Value: Decodable>(_ type: Value.Type, from name: String) throws -> Value {
        let url = try XCTUnwrap(SampleData.url(of: name), "\(name).json must be in the bundle")
        return try JSONDecoder().decode(type, from: Data(contentsOf: url))
    }
}
