import Foundation
import Shared

/// Reads each file on a background queue, and hops to the main queue with the answer.
@MainActor
final class PracticeUseCase: PracticeNetworkProvider {
    private let urls: [URL?]

    init(
        productURL: URL? = SampleData.url(of: "ProductData"),
        inspirationURL: URL? = SampleData.url(of: "InspirationData"),
        tickerURL: URL? = SampleData.url(of: "TickerData")
    ) {
        urls = [productURL, inspirationURL, tickerURL]
    }

    func fetchProduct(completion: @escaping @MainActor (NetworkResult<ProductResult>) -> Void) {
        read(urls[0], transform: { (result: ProductResult) in result }, completion)
    }

    func fetchInspiration(
        completion: @escaping @MainActor (NetworkResult<InspirationResult>) -> Void
    ) {
        read(urls[1], transform: { (result: InspirationResult) in result }, completion)
    }

    func fetchTicker(completion: @escaping @MainActor (NetworkResult<Ticker>) -> Void) {
        read(urls[2], transform: { (result: TickerResult) in result.data }, completion)
    }

    private func read<File: Decodable & Sendable, Value: Sendable>(
        _ url: URL?, transform: @escaping @Sendable (File) -> Value,
        _ completion: @escaping @MainActor (NetworkResult<Value>) -> Void
    ) {
        DispatchQueue.global().async {
            let result: NetworkResult<Value>
            if let url {
                if let data = FileManager.default.contents(atPath: url.path) {
                    let file = try? JSONDecoder().decode(File.self, from: data)
                    result = file.map { .success(transform($0)) } ?? .failed("Failed when decoding")
                } else {
                    result = .failed("Failed converting to data")
                }
            } else {
                result = .failed("URL Not found")
            }
            DispatchQueue.main.async { completion(result) }
        }
    }
}
