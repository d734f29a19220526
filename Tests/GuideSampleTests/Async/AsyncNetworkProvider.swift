import Shared

/// A source of products, as an `async` function.
protocol AsyncNetworkProvider: Sendable {
    /// Gives back the products, or throws why there are none.
    func fetchProduct() async throws(LoadingError) -> ProductResult
}

/// Why there are no products: the three failures of stage 3.
enum LoadingError: Error, Equatable {
    case noURL, noData, noProducts
}
