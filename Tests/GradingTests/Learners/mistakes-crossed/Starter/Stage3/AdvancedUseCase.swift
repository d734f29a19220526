import Foundation
import Shared

// Assumes that nothing goes wrong with the file.
@MainActor
struct AdvancedUseCase: AdvancedNetworkProvider {
    private let url: URL?

    init(url: URL? = SampleData.url(of: "ProductData")) {
        self.url = url
    }

    func fetchProduct(completion: @escaping @MainActor (NetworkResult<ProductResult>) -> Void) {
        let data = try! Data(contentsOf: url!)
        let products = try! JSONDecoder().decode(ProductResult.self, from: data)
        DispatchQueue.main.async { completion(.success(products)) }
    }
}
