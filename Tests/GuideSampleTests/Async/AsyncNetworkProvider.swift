import Shared

/// A source of products, as an `async` function.
protocol AsyncNetworkProvider: Sendable {
    /// Returns the products, or throws the reason why there are none.
    func fetchProduct() async throws(LoadingError) -> ProductResult
}

/// The reasons why there are no products: the three failures of stage 3.
enum LoadingError: Error, Equatable {
    case noURL, noData, noProducts
}
