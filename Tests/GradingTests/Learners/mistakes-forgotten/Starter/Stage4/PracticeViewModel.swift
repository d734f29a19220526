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
        // Shows the feed after each answer, and reports all errors after the answer with the ticker.
        var messages: [String] = []
        useCase.fetchProduct { [self] result in
            switch result {
            case .success(let result): data = result.data
            case .failed(let message): messages.append(message)
            }
            didReceiveData?()
        }
        useCase.fetchInspiration { [self] result in
            switch result {
            case .success(let result): data = feed(of: data as! [Product], with: result.data)
            case .failed(let message): messages.append(message)
            }
            didReceiveData?()
        }
        useCase.fetchTicker { [self] result in
            if case .failed(let message) = result { messages.append(message) }
            if !messages.isEmpty { didReceiveError?(messages) }
            receive(result)
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
