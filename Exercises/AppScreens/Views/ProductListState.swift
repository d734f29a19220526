import Shared

/// The content of screen 3.
struct ProductListState: Equatable {
    var products: [Product] = []
    /// The message from a failed load or a selected product.
    var message: String?
}
