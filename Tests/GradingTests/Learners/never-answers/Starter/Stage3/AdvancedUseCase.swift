import Foundation
import Shared

/// A use case that never calls its completion.
struct AdvancedUseCase: AdvancedNetworkProvider {
    init(url: URL? = nil) {}

    func fetchProduct(completion: @escaping @MainActor (NetworkResult<ProductResult>) -> Void) {}
}
