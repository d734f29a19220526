import Shared
import TestHelpers
import XCTest

@testable import Stage3

/// Checks `ProductRow`. Learners are given its code, so these tests
/// only prove that each planted bug is a bug.
final class ProductRowTests: XCTestCase {
    private let row = ProductRow(product: .fixture(), isLiked: false)

    func testTheSameContentIsEqual() {
        XCTAssertEqual(
            row.isEqual(to: ProductRow(product: .fixture(), isLiked: false)), true,
            "isEqual(to:) for two rows with the same content")
        let liked = ProductRow(product: .fixture(), isLiked: true)
        XCTAssertEqual(
            liked.isEqual(to: ProductRow(product: .fixture(), isLiked: true)), true,
            "isEqual(to:) for two liked rows with the same content")
    }

    func testEachChangeIsADifference() {
        let products: [Product] = [
            .fixture(id: 2), .fixture(name: "Teh"), .fixture(imageURL: URL(string: "https://a.b")),
            .fixture(price: "Rp 1"), .fixture(shop: .fixture(id: 2)),
            .fixture(shop: .fixture(name: "Warung")), .fixture(shop: .fixture(location: "Solo")),
        ]
        for product in products {
            let other = ProductRow(product: product, isLiked: false)
            XCTAssertEqual(row.isEqual(to: other), false, "isEqual(to:) for a row with \(product)")
        }
        XCTAssertEqual(
            row.isEqual(to: ProductRow(product: .fixture(), isLiked: true)), false,
            "isEqual(to:) when only isLiked differs")
    }

    func testOtherTypesAreNotEqual() {
        XCTAssertEqual(
            row.isEqual(to: Product.fixture()), false, "isEqual(to:) for a row and a product")
        XCTAssertEqual(
            row.isEqual(to: row.identifier), false, "isEqual(to:) for a row and its identifier")
    }

    func testTwoVersionsHaveOneIdentifier() {
        let shop = Shop.fixture(name: "Warung", location: "Solo")
        let later = ProductRow(
            product: .fixture(name: "Teh", price: "Rp 1", shop: shop), isLiked: true)
        XCTAssertEqual(
            row.identifier, later.identifier, "identifier of a later version of the same row")
    }

    func testTwoRowsHaveTwoIdentifiers() {
        let ids = [1, 2, 11, 12, 21, 22, 112, 121]
        let identifiers = ids.flatMap { shop in
            ids.map { id in
                ProductRow(product: .fixture(id: id, shop: .fixture(id: shop)), isLiked: false)
                    .identifier
            }
        }
        XCTAssertEqual(
            Set(identifiers).count, identifiers.count,
            "number of different identifiers for rows with different ids")
    }
}
