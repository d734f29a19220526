import Shared

/// What screen 3 shows.
struct ProductListState: Equatable {
    var products: [Product] = []
    /// From a load that failed, or from a selected product.
    var message: String?
}
