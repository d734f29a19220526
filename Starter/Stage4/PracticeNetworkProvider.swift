import Shared

/// A source of the three parts of the feed: the real use case, or a mock.
///
/// There is nothing to fill in here.
@MainActor
protocol PracticeNetworkProvider: Sendable {
    /// Asks for the products, and calls `completion` once with the answer.
    func fetchProduct(completion: @escaping @MainActor (NetworkResult<ProductResult>) -> Void)

    /// Asks for the inspirations, and calls `completion` once with the answer.
    func fetchInspiration(
        completion: @escaping @MainActor (NetworkResult<InspirationResult>) -> Void)

    /// Asks for the ticker, and calls `completion` once with the answer.
    func fetchTicker(completion: @escaping @MainActor (NetworkResult<Ticker>) -> Void)
}

/// The marketplace's answer to a request for its ticker.
struct TickerResult: Decodable, Sendable {
    let data: Ticker
}
