import Foundation
import Shared

/// Reads the products on another thread, in a task.
@MainActor
final class AdvancedUseCase: AdvancedNetworkProvider {
    private enum Failure: String, Error {
        case noURL = "URL Not found"
        case noData = "Failed converting to data"
        case noProducts = "Failed when decoding"
    }

    private let url: URL?

    init(url: URL? = SampleData.url(of: "ProductData")) {
        self.url = url
    }

    func fetchProduct(completion: @escaping @MainActor (NetworkResult<ProductResult>) -> Void) {
        Task { [url] in
            do throws(Failure) {
                completion(.success(try await Self.read(url)))
            } catch {
                completion(.failed(error.rawValue))
            }
        }
    }

    @concurrent
    private nonisolated static func read(_ url: URL?) async throws(Failure) -> ProductResult {
        guard let url else { throw .noURL }
        let data: Data
        do { data = try Data(contentsOf: url) } catch { throw .noData }
        do {
            return try JSONDecoder().decode(ProductResult.self, from: data)
        } catch {
            throw .noProducts
        }
    }
}
