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
        // TODO: Read the file, decode a ProductResult, and answer once, on the main queue.
    }
}
