import Foundation
import Shared
import XCTest

/// Checks that a list can distinguish its values, and see which of them have changed.
final class HashDiffableTests: XCTestCase {
    private let shop = Shop(id: 1, name: "Toko Satu", location: "Kota Solo")

    func testTheSameIdInDifferentTypesGivesDifferentIdentifiers() {
        let values: [any HashDiffable] = [
            product(id: 1), shop, ProductInspiration(id: 1, price: 1, imageURL: nil),
            Inspiration(title: "", position: 1, products: []), Ticker(id: 1, title: ""),
        ]
        XCTAssertEqual(Set(values.map(\.identifier)).count, values.count)
    }

    func testTwoVersionsOfOneItemHaveTheSameIdentifier() {
        XCTAssertEqual(
            product(id: 1, price: "Rp 1").identifier, product(id: 1, price: "Rp 2").identifier)
        XCTAssertEqual(
            Ticker(id: 1, title: "old").identifier, Ticker(id: 1, title: "new").identifier)
    }

    func testIsEqualComparesTheContent() {
        let value: any HashDiffable = product(id: 1, price: "Rp 1")
        XCTAssertTrue(value.isEqual(to: product(id: 1, price: "Rp 1")))
        XCTAssertFalse(value.isEqual(to: product(id: 1, price: "Rp 2")))
    }

    private func product(id: Int, price: String = "Rp 1") -> Product {
        Product(id: id, name: "Barang", imageURL: nil, price: price, shop: shop)
    }
}
