import Foundation
import Shared

/// The possible errors, with their messages.
enum LoadingError: String, Error {
    case noURL = "URL Not found"
    case noData = "Failed converting to data"
    case noProducts = "Failed when decoding"
}

@MainActor
class AdvancedUseCase: AdvancedNetworkProvider {
    private let url: URL?
    private let decoder: JSONDecoder

    init(url: URL? = SampleData.url(of: "ProductData"), decoder: JSONDecoder = JSONDecoder()) {
        self.url = url
        self.decoder = decoder
    }

    func fetchProduct(completion: @escaping @MainActor (NetworkResult<ProductResult>) -> Void) {
        let result: NetworkResult<ProductResult>
        do throws(LoadingError) {
            result = .success(try products())
        } catch {
            result = .failed(error.rawValue)
        }
        Task { completion(result) }
    }

    private func products() throws(LoadingError) -> ProductResult {
        guard let url else { throw .noURL }
        guard let data = try? Data(contentsOf: url) else { throw .noData }
        guard let products = try? decoder.decode(ProductResult.self, from: data) else {
            throw .noProducts
        }
        return products
    }
}
