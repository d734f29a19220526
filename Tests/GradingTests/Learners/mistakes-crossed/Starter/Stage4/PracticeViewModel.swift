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
        // Counts only successful answers.
        let group = DispatchGroup()
        var answers: (ProductResult?, InspirationResult?, Ticker?)
        for _ in 1...3 { group.enter() }
        useCase.fetchProduct { result in
            guard case .success(let result) = result else { return }
            answers.0 = result
            group.leave()
        }
        useCase.fetchInspiration { result in
            guard case .success(let result) = result else { return }
            answers.1 = result
            group.leave()
        }
        useCase.fetchTicker { result in
            guard case .success(let result) = result else { return }
            answers.2 = result
            group.leave()
        }
        group.notify(queue: .main) { [self] in
            finish(.success(answers.0!), .success(answers.1!), .success(answers.2!))
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
