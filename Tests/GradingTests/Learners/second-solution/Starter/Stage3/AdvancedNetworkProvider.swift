import Shared

/// Something that can be asked for products: the real use case, or a mock of your own in a test.
///
/// There is nothing to fill in here.
@MainActor
protocol AdvancedNetworkProvider: Sendable {
    /// Asks for the products, and calls `completion` once with the answer.
    func fetchProduct(completion: @escaping @MainActor (NetworkResult<ProductResult>) -> Void)
}
