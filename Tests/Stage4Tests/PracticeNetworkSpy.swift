import Shared
import TestHelpers
import XCTest

@testable import Stage4

/// A spy that replaces the provider of the feed: it answers by itself, or holds its answers until a
/// test sends them.
///
/// It records the requests in order. Each answer is decided when its request arrives.
@MainActor
final class PracticeNetworkSpy: PracticeNetworkProvider {
    /// The three kinds of request.
    enum Request: String, CaseIterable {
        case product, inspiration, ticker
    }

    /// When the spy answers a request.
    enum Timing {
        /// Before the request returns.
        case atOnce
        /// After a turn of the main queue.
        case later
        /// When a test calls `send(_:)`.
        case held
    }

    var products: NetworkResult<ProductResult> = .success(ProductResult(data: []))
    var inspirations: NetworkResult<InspirationResult> = .success(InspirationResult(data: []))
    var ticker: NetworkResult<Ticker> = .failed("No ticker")

    var timing = Timing.later

    /// The requests so far, in the order in which they came.
    private(set) var requests: [Request] = []
    /// A remark for a failure message if no request has been sent; otherwise empty.
    var remark: String { requests.isEmpty ? " (the view model sent no request)" : "" }
    private var held: [Request: [@MainActor () -> Void]] = [:]

    func fetchProduct(completion: @escaping @MainActor (NetworkResult<ProductResult>) -> Void) {
        answer(.product) { [products] in completion(products) }
    }

    func fetchInspiration(
        completion: @escaping @MainActor (NetworkResult<InspirationResult>) -> Void
    ) {
        answer(.inspiration) { [inspirations] in completion(inspirations) }
    }

    func fetchTicker(completion: @escaping @MainActor (NetworkResult<Ticker>) -> Void) {
        answer(.ticker) { [ticker] in completion(ticker) }
    }

    /// Answers the oldest pending request of this kind.
    func send(_ request: Request) {
        guard let answer = held[request]?.first else { return }
        held[request]?.removeFirst()
        answer()
    }

    /// Forgets the requests so far, before another view model sends its own.
    func forget() {
        requests = []
        held = [:]
    }

    private func answer(_ request: Request, _ answer: @escaping @MainActor () -> Void) {
        requests.append(request)
        switch timing {
        case .atOnce: answer()
        case .later: DispatchQueue.main.async { answer() }
        case .held: held[request, default: []].append(answer)
        }
    }
}

extension NetworkResult<ProductResult> {
    /// An answer with products of these ids.
    static func products(_ ids: [Int]) -> Self {
        .success(ProductResult(data: ids.map { .fixture(id: $0) }))
    }
}

extension NetworkResult<InspirationResult> {
    /// An answer with inspirations at these positions, with the titles A, B, C and so on.
    static func inspirations(at positions: [Int]) -> Self {
        let inspirations = zip("ABCDEFGHIJ", positions).map { title, position in
            Inspiration.fixture(title: String(title), position: position)
        }
        return .success(InspirationResult(data: inspirations))
    }
}
