import Foundation
import Shared

/// The real provider from stage 3, with `async` instead of a completion handler.
struct AsyncUseCase: AsyncNetworkProvider {
    var url = SampleData.url(of: "ProductData")

    func fetchProduct() async throws(LoadingError) -> ProductResult {
        guard let url else { throw LoadingError.noURL }
        guard let data = try? Data(contentsOf: url) else { throw LoadingError.noData }
        guard let products = try? JSONDecoder().decode(ProductResult.self, from: data) else {
            throw LoadingError.noProducts
        }
        return products
    }
}
