import Foundation
import Shared

@MainActor
struct PracticeUseCase: PracticeNetworkProvider {
    private let productURL: URL?
    private let inspirationURL: URL?
    private let tickerURL: URL?

    init(
        productURL: URL? = SampleData.url(of: "ProductData"),
        inspirationURL: URL? = SampleData.url(of: "InspirationData"),
        tickerURL: URL? = SampleData.url(of: "TickerData")
    ) {
        self.productURL = productURL
        self.inspirationURL = inspirationURL
        self.tickerURL = tickerURL
    }

    func fetchProduct(completion: @escaping @MainActor (NetworkResult<ProductResult>) -> Void) {
        fetch(ProductResult.self, from: productURL, completion: completion)
    }

    func fetchInspiration(
        completion: @escaping @MainActor (NetworkResult<InspirationResult>) -> Void
    ) {
        fetch(InspirationResult.self, from: inspirationURL, completion: completion)
    }

    func fetchTicker(completion: @escaping @MainActor (NetworkResult<Ticker>) -> Void) {
        fetch(Ticker.self, from: tickerURL, completion: completion)
    }

    private func fetch<Value: Decodable & Sendable>(
        _ type: Value.Type, from url: URL?,
        completion: @escaping @MainActor (NetworkResult<Value>) -> Void
    ) {
        func answer(_ result: NetworkResult<Value>) {
            DispatchQueue.main.async { completion(result) }
        }
        guard let url else { return answer(.failed("URL Not found")) }
        guard let data = try? Data(contentsOf: url) else {
            return
        }
        guard let value = try? JSONDecoder().decode(type, from: data) else {
            return answer(.failed("Failed when decoding"))
        }
        answer(.success(value))
    }
}
