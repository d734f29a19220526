import Shared

/// A product as a row of a list shows it: the product, its shop, and whether the user likes it.
///
/// This code is finished. What is missing are its tests: write them in `MyProductRowTests.swift`.
struct ProductRow: HashDiffable {
    let product: Product
    let isLiked: Bool

    /// Which row it is: the same for two versions of one product of one shop.
    ///
    /// Two shops may give two products the same id. What a row shows can change, and the row stays
    /// the same one.
    var identifier: Int {
        "Row of shop \(product.shop.id), product \(product.id)".hashValue
    }

    /// Whether `other` is a row too, and shows the same: all of the product, all of its shop, the like.
    func isEqual(to other: Any) -> Bool {
        guard let other = other as? ProductRow else { return false }
        return product == other.product && isLiked == other.isLiked
    }
}
