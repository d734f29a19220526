import Shared

/// A source of products: the real use case, or your own mock in a test.
///
/// There is nothing to fill in here.
@MainActor
protocol AdvancedNetworkProvider: Sendable {
    /// Asks for the products, and calls `completion` once with the answer.
    func fetchProduct(completion: @escaping @MainActor (NetworkResult<ProductResult>) -> Void)
}
