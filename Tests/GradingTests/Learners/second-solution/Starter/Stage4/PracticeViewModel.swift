import Foundation
import Shared

/// Keeps the ticker apart from the rest of the feed, and puts the two together when asked.
@MainActor
final class PracticeViewModel {
    var data: [any HashDiffable] {
        guard var all = rows else { return [] }
        if let ticker { all.insert(ticker, at: 0) }
        return all
    }

    var didReceiveData: (() -> Void)?
    var didReceiveError: (([String]) -> Void)?
    var hasTicker: ((Bool) -> Void)?

    var ticker: Ticker?
    var timer: Timer?
    let timerProvider: Timer.Type
    /// The feed without its ticker; nil after a load that has failed.
    var rows: [any HashDiffable]? = []
    private let useCase: any PracticeNetworkProvider

    init(useCase: any PracticeNetworkProvider, timerProvider: Timer.Type = Timer.self) {
        self.useCase = useCase
        self.timerProvider = timerProvider
    }

    func onDidLoad() {
        let products = task { $0.fetchProduct(completion: $1) }
        let inspirations = task { $0.fetchInspiration(completion: $1) }
        let ticker = task { $0.fetchTicker(completion: $1) }
        Task { [weak self] in
            let answers = await (products.value, inspirations.value, ticker.value)
            self?.handle(answers.0, answers.1, answers.2)
        }
    }

    /// Returns a task that asks for one part of the feed, and whose value is the answer.
    private func task<Value: Sendable>(
        asking ask:
            @escaping @MainActor (
                any PracticeNetworkProvider, @escaping @MainActor (NetworkResult<Value>) -> Void
            ) -> Void
    ) -> Task<NetworkResult<Value>, Never> {
        Task { [useCase] in
            await withCheckedContinuation { continuation in
                ask(useCase) { continuation.resume(returning: $0) }
            }
        }
    }

    private func handle(
        _ products: NetworkResult<ProductResult>, _ inspirations: NetworkResult<InspirationResult>,
        _ ticker: NetworkResult<Ticker>
    ) {
        // The ticker is announced one turn of the main queue after it is saved.
        if let ticker = ticker.parts.value {
            PracticeEnvironment.saveTickerCache(ticker, "tickerData")
            DispatchQueue.main.async { self.hasTicker?(true) }
        } else {
            DispatchQueue.main.async { self.hasTicker?(false) }
        }
        guard let products = products.parts.value else {
            self.ticker = nil
            rows = nil
            let all = [products.parts.message, inspirations.parts.message, ticker.parts.message]
            didReceiveError?(all.compactMap { $0 })
            return
        }
        rows = Self.mix(products.data, inspirations.parts.value?.data ?? [])
        didReceiveData?()
    }
}

extension NetworkResult {
    fileprivate var parts: (value: Value?, message: String?) {
        switch self {
        case .success(let value): (value, nil)
        case .failed(let message): (nil, message)
        }
    }
}
