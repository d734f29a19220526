import Foundation
import Shared

@MainActor
final class PracticeViewModel {
    var data: [any HashDiffable] = []

    var didReceiveData: (() -> Void)?
    var didReceiveError: (([String]) -> Void)?
    var hasTicker: ((Bool) -> Void)?

    var hasFailed = false
    let timerProvider: Timer.Type
    private let useCase: any PracticeNetworkProvider

    init(useCase: any PracticeNetworkProvider, timerProvider: Timer.Type = Timer.self) {
        self.useCase = useCase
        self.timerProvider = timerProvider
    }

    func onDidLoad() {
        // Sends each request only after the answer to the previous one.
        useCase.fetchProduct { [self] products in
            useCase.fetchInspiration { [self] inspirations in
                useCase.fetchTicker { [self] ticker in
                    finish(products, inspirations, ticker)
                }
            }
        }
    }

    private func finish(
        _ products: NetworkResult<ProductResult>, _ inspirations: NetworkResult<InspirationResult>,
        _ ticker: NetworkResult<Ticker>
    ) {
        switch products {
        case .success(let products):
            var rows: [Inspiration] = []
            if case .success(let inspirations) = inspirations { rows = inspirations.data }
            hasFailed = false
            data = feed(of: products.data, with: rows)
            didReceiveData?()
        case .failed(let message):
            var messages = [message]
            if case .failed(let message) = inspirations { messages.append(message) }
            if case .failed(let message) = ticker { messages.append(message) }
            hasFailed = true
            data = []
            didReceiveError?(messages)
        }
        receive(ticker)
    }
}
