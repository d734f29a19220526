import Shared

/// A product as a list row shows it: the product, its shop, and whether the user likes it.
///
/// This code is finished. Only its tests are missing: write them in `MyProductRowTests.swift`.
struct ProductRow: HashDiffable {
    let product: Product
    let isLiked: Bool

    /// Identifies the row: two versions of one product in one shop have the same identifier.
    ///
    /// Products from two shops may have the same id. When only its content changes, a row keeps its
    /// identifier.
    var identifier: Int {
        "Row of shop \(product.shop.id), product \(product.id)".hashValue
    }

    /// Returns whether `other` is also a row, with exactly the same product, shop and like.
    func isEqual(to other: Any) -> Bool {
        guard let other = other as? ProductRow else { return false }
        return product == other.product && isLiked == other.isLiked
    }
}
