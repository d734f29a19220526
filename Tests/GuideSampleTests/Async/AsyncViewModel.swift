import Shared

/// The view model from stage 3, with an `async` provider.
@MainActor
final class AsyncViewModel {
    private(set) var products: [Product] = []
    private(set) var error: LoadingError?

    private let provider: any AsyncNetworkProvider

    init(provider: any AsyncNetworkProvider) {
        self.provider = provider
    }

    /// Requests the products and keeps them. If that fails, keeps the error and leaves the products
    /// as they are.
    func load() async {
        do {
            products = try await provider.fetchProduct().data
            error = nil
        } catch {
            self.error = error
        }
    }
}
