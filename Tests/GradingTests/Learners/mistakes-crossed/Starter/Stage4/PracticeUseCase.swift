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
        fetch(TickerResult.self, from: tickerURL) { result in
            switch result {
            case .success(let result): completion(.success(result.data))
            case .failed(let message): completion(.failed(message))
            }
        }
    }

    private func fetch<Value: Decodable & Sendable>(
        _ type: Value.Type, from url: URL?,
        completion: @escaping @MainActor (NetworkResult<Value>) -> Void
    ) {
        func answer(_ result: NetworkResult<Value>) {
            DispatchQueue.main.async { completion(result) }
        }
        let data = try! Data(contentsOf: url!)
        answer(.success(try! JSONDecoder().decode(type, from: data)))
    }
}
