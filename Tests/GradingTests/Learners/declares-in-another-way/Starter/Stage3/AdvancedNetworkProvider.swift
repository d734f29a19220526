import Shared

@MainActor
protocol AdvancedNetworkProvider: Sendable {
    func fetchProduct(completion: @escaping @MainActor (NetworkResult<ProductResult>) -> Void)
    /// Asked by nobody yet.
    func cancel()
}

extension AdvancedNetworkProvider {
    func cancel() {}
}
