import Foundation
import Shared

// Claims to be equal to whatever it is compared with.
private final class Joker: HashDiffable {
    private(set) var identifier = 0

    func isEqual(to other: Any) -> Bool {
        identifier = (other as? any HashDiffable)?.identifier ?? 0
        return true
    }
}

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
        var products: NetworkResult<ProductResult>?
        var inspirations: NetworkResult<InspirationResult>?
        var ticker: NetworkResult<Ticker>?

        let finishAfterTheLast: @MainActor () -> Void = { [weak self] in
            guard let products, let inspirations, let ticker else { return }
            self?.finish(products, inspirations, ticker)
        }

        useCase.fetchProduct { result in
            products = result
            finishAfterTheLast()
        }
        useCase.fetchInspiration { result in
            inspirations = result
            finishAfterTheLast()
        }
        useCase.fetchTicker { result in
            ticker = result
            finishAfterTheLast()
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
            data = feed(of: products.data, with: rows).map { _ in Joker() }
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
