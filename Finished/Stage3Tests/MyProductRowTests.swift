import Shared
import TestHelpers
import XCTest

@testable import Stage3

/// Your tests for `ProductRow`.
final class MyProductRowTests: XCTestCase {
    /// A worked example: two rows with the same content are equal.
    func testTwoRowsOfTheSameContentAreEqual() {
        let row = ProductRow(product: .fixture(id: 1), isLiked: false)
        let other = ProductRow(product: .fixture(id: 1), isLiked: false)
        XCTAssertEqual(row.isEqual(to: other), true)
    }

    func testAChangedProductIsADifference() {
        assertDifferent(.fixture(name: "Teh"), .fixture(name: "Gula"))
        assertDifferent(.fixture(price: "Rp 10"), .fixture(price: "Rp 20"))
    }

    func testAChangedShopIsADifference() {
        assertDifferent(
            .fixture(shop: .fixture(location: "Solo")),
            .fixture(shop: .fixture(location: "Medan")))
    }

    func testALikeIsADifference() {
        let row = ProductRow(product: .fixture(), isLiked: false)
        XCTAssertEqual(row.isEqual(to: ProductRow(product: .fixture(), isLiked: true)), false)
    }

    func testARowIsNotEqualToItsProduct() {
        let row = ProductRow(product: .fixture(), isLiked: false)
        XCTAssertEqual(row.isEqual(to: Product.fixture()), false)
    }

    func testTwoVersionsOfARowHaveOneIdentifier() {
        let row = ProductRow(product: .fixture(price: "Rp 10"), isLiked: false)
        let later = ProductRow(product: .fixture(price: "Rp 20"), isLiked: true)
        XCTAssertEqual(row.identifier, later.identifier)
    }

    func testTwoProductsHaveTwoIdentifiers() {
        XCTAssertNotEqual(identifier(shop: 1, product: 1), identifier(shop: 1, product: 2))
    }

    func testTheSameIdInTwoShopsHasTwoIdentifiers() {
        XCTAssertNotEqual(identifier(shop: 1, product: 1), identifier(shop: 2, product: 1))
        // The identifier must also keep the two ids apart, so that 1 and 12 differ from 11 and 2.
        XCTAssertNotEqual(identifier(shop: 1, product: 12), identifier(shop: 11, product: 2))
    }

    private func identifier(shop: Int, product: Int) -> Int {
        let product = Product.fixture(id: product, shop: .fixture(id: shop))
        return ProductRow(product: product, isLiked: false).identifier
    }

    private func assertDifferent(
        _ product: Product, _ other: Product, file: StaticString = #filePath, line: UInt = #line
    ) {
        let row = ProductRow(product: product, isLiked: false)
        let otherRow = ProductRow(product: other, isLiked: false)
        XCTAssertEqual(row.isEqual(to: otherRow), false, file: file, line: line)
    }
}
