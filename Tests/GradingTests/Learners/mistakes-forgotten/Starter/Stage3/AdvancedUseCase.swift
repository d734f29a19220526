import Foundation
import Shared

// Never answers if the file is missing, and reads a different file by default.
@MainActor
struct AdvancedUseCase: AdvancedNetworkProvider {
    private let url: URL?

    init(url: URL? = SampleData.url(of: "InspirationData")) {
        self.url = url
    }

    func fetchProduct(completion: @escaping @MainActor (NetworkResult<ProductResult>) -> Void) {
        guard let url, let data = try? Data(contentsOf: url) else { return }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
            do {
                completion(.success(try JSONDecoder().decode(ProductResult.self, from: data)))
            } catch {
                completion(.failed(error.localizedDescription))
            }
        }
    }
}
