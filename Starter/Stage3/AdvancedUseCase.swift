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
        // TODO: Read the file, decode a ProductResult, and answer once, on the main queue.
    }
}
