import Shared

@MainActor
protocol AdvancedNetworkProvider: Sendable {
    func fetchProduct(completion: @escaping @MainActor (NetworkResult<ProductResult>) -> Void)
    /// Nothing calls this yet.
    func cancel()
}

extension AdvancedNetworkProvider {
    func cancel() {}
}
