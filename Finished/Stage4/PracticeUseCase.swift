import Foundation
import Shared

/// The real provider of the feed. It reads each part from a JSON file, as if from a network.
@MainActor
struct PracticeUseCase: PracticeNetworkProvider {
    private let productURL: URL?
    private let inspirationURL: URL?
    private let tickerURL: URL?

    /// Creates a use case that reads these files. In a test, other URLs can cause a failure.
    init(
        productURL: URL? = SampleData.url(of: "ProductData"),
        inspirationURL: URL? = SampleData.url(of: "InspirationData"),
        tickerURL: URL? = SampleData.url(of: "TickerData")
    ) {
        self.productURL = productURL
        self.inspirationURL = inspirationURL
        self.tickerURL = tickerURL
    }

    /// Answers with the products in the file at `productURL`.
    func fetchProduct(completion: @escaping @MainActor (NetworkResult<ProductResult>) -> Void) {
        fetch(ProductResult.self, from: productURL, completion: completion)
    }

    /// Answers with the inspirations in the file at `inspirationURL`.
    func fetchInspiration(
        completion: @escaping @MainActor (NetworkResult<InspirationResult>) -> Void
    ) {
        fetch(InspirationResult.self, from: inspirationURL, completion: completion)
    }

    /// Answers with the ticker in the file at `tickerURL`, which contains a `TickerResult`.
    func fetchTicker(completion: @escaping @MainActor (NetworkResult<Ticker>) -> Void) {
        fetch(TickerResult.self, from: tickerURL) { result in
            switch result {
            case .success(let result): completion(.success(result.data))
            case .failed(let message): completion(.failed(message))
            }
        }
    }

    /// Reads and decodes the file at `url`. Answers after the call has returned, without a delay.
    ///
    /// The rules are the same as in stage 3, but for any type that can be decoded:
    /// `.failed("URL Not found")` if there is no URL,
    /// `.failed("Failed converting to data")` if the file can't be read,
    /// and `.failed("Failed when decoding")` if it doesn't contain a `Value`.
    private func fetch<Value: Decodable & Sendable>(
        _ type: Value.Type, from url: URL?,
        completion: @escaping @MainActor (NetworkResult<Value>) -> Void
    ) {
        func answer(_ result: NetworkResult<Value>) {
            DispatchQueue.main.async { completion(result) }
        }
        guard let url else { return answer(.failed("URL Not found")) }
        guard let data = try? Data(contentsOf: url) else {
            return answer(.failed("Failed converting to data"))
        }
        guard let value = try? JSONDecoder().decode(type, from: data) else {
            return answer(.failed("Failed when decoding"))
        }
        answer(.success(value))
    }
}
