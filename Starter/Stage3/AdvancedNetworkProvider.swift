import Shared

/// Whoever can be asked for products: the real one, or a mock of your own in a test.
///
/// There is nothing to fill in here.
@MainActor
protocol AdvancedNetworkProvider {
    /// Asks for the products, and calls `completion` once with the answer.
    func fetchProduct(completion: @escaping @MainActor (NetworkResult<ProductResult>) -> Void)
}
