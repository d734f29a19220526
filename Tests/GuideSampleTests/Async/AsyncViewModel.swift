import Shared

/// The view model of stage 3 over an `async` provider.
@MainActor
final class AsyncViewModel {
    private(set) var products: [Product] = []
    private(set) var error: LoadingError?

    private let provider: any AsyncNetworkProvider

    init(provider: any AsyncNetworkProvider) {
        self.provider = provider
    }

    /// Asks for the products and keeps them, or keeps the error and leaves the products alone.
    func load() async {
        do {
            products = try await provider.fetchProduct().data
            error = nil
        } catch {
            self.error = error
        }
    }
}
