import Shared
import TestHelpers
import Testing

@testable import Stage3

/// Your tests for `ProductRow`.
@Suite struct MyProductRowTests {
    /// A worked example: two rows with the same content are equal.
    @Test func twoRowsOfTheSameContentAreEqual() {
        let row = ProductRow(product: .fixture(id: 1), isLiked: false)
        let other = ProductRow(product: .fixture(id: 1), isLiked: false)
        #expect(row.isEqual(to: other))
    }

    @Test func aChangedProductIsADifference() {
        assertDifferent(.fixture(name: "Teh"), .fixture(name: "Gula"))
        assertDifferent(.fixture(price: "Rp 10"), .fixture(price: "Rp 20"))
    }

    @Test func aChangedShopIsADifference() {
        assertDifferent(
            .fixture(shop: .fixture(location: "Solo")),
            .fixture(shop: .fixture(location: "Medan")))
    }

    @Test func aLikeIsADifference() {
        let row = ProductRow(product: .fixture(), isLiked: false)
        #expect(!row.isEqual(to: ProductRow(product: .fixture(), isLiked: true)))
    }

    @Test func aRowIsNotEqualToItsProduct() {
        let row = ProductRow(product: .fixture(), isLiked: false)
        #expect(!row.isEqual(to: Product.fixture()))
    }

    @Test func twoVersionsOfARowHaveOneIdentifier() {
        let row = ProductRow(product: .fixture(price: "Rp 10"), isLiked: false)
        let later = ProductRow(product: .fixture(price: "Rp 20"), isLiked: true)
        #expect(row.identifier == later.identifier)
    }

    @Test func twoProductsHaveTwoIdentifiers() {
        #expect(identifier(shop: 1, product: 1) != identifier(shop: 1, product: 2))
    }

    @Test func theSameIdInTwoShopsHasTwoIdentifiers() {
        #expect(identifier(shop: 1, product: 1) != identifier(shop: 2, product: 1))
        // The identifier must also keep the two ids apart, so that 1 and 12 differ from 11 and 2.
        #expect(identifier(shop: 1, product: 12) != identifier(shop: 11, product: 2))
    }

    private func identifier(shop: Int, product: Int) -> Int {
        let product = Product.fixture(id: product, shop: .fixture(id: shop))
        return ProductRow(product: product, isLiked: false).identifier
    }

    private func assertDifferent(
        _ product: Product, _ other: Product, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let row = ProductRow(product: product, isLiked: false)
        let otherRow = ProductRow(product: other, isLiked: false)
        #expect(!row.isEqual(to: otherRow), sourceLocation: sourceLocation)
    }
}
