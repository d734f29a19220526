import Foundation
import Shared

// Calls the completion before `fetchProduct` has returned.
@MainActor
struct AdvancedUseCase: AdvancedNetworkProvider {
    private let url: URL?

    init(url: URL? = SampleData.url(of: "ProductData")) {
        self.url = url
    }

    func fetchProduct(completion: @escaping @MainActor (NetworkResult<ProductResult>) -> Void) {
        guard let url else { return completion(.failed("URL Not found")) }
        guard let data = try? Data(contentsOf: url) else {
            return completion(.failed("Failed converting to data"))
        }
        guard let products = try? JSONDecoder().decode(ProductResult.self, from: data) else {
            return completion(.failed("Failed when decoding"))
        }
        completion(.success(products))
    }
}
