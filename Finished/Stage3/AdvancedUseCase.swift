import Foundation
import Shared

/// The real provider of products: it reads them from a JSON file, as from a network.
@MainActor
struct AdvancedUseCase: AdvancedNetworkProvider {
    private let url: URL?

    /// A use case that reads the file at `url`; a test gives another one, to provoke a failure.
    init(url: URL? = SampleData.url(of: "ProductData")) {
        self.url = url
    }

    /// Reads and decodes the file, and answers as soon as the caller has returned.
    ///
    /// It answers on the main queue, without a delay.
    /// The answer is `.failed("URL Not found")` if there is no URL,
    /// `.failed("Failed converting to data")` if the file can't be read,
    /// and `.failed("Failed when decoding")` if it holds no products.
    func fetchProduct(completion: @escaping @MainActor (NetworkResult<ProductResult>) -> Void) {
        func answer(_ result: NetworkResult<ProductResult>) {
            DispatchQueue.main.async { completion(result) }
        }
        guard let url else { return answer(.failed("URL Not found")) }
        guard let data = try? Data(contentsOf: url) else {
            return answer(.failed("Failed converting to data"))
        }
        guard let products = try? JSONDecoder().decode(ProductResult.self, from: data) else {
            return answer(.failed("Failed when decoding"))
        }
        answer(.success(products))
    }
}
