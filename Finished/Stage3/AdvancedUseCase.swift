import Foundation
import Shared

/// The real provider of products. It reads them from a JSON file, as if from a network.
@MainActor
struct AdvancedUseCase: AdvancedNetworkProvider {
    private let url: URL?

    /// Creates a use case that reads the file at `url`. In a test, another URL can cause a failure.
    init(url: URL? = SampleData.url(of: "ProductData")) {
        self.url = url
    }

    /// Reads and decodes the file, and answers after the call has returned.
    ///
    /// It answers on the main queue, without a delay.
    /// The answer is `.failed("URL Not found")` if there is no URL,
    /// `.failed("Failed converting to data")` if the file can't be read,
    /// and `.failed("Failed when decoding")` if it doesn't contain products.
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
