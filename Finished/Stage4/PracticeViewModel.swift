import Foundation
import Shared

/// The logic of the feed: products, with inspirations between them and a ticker at the top.
///
/// The other parts of it stand in the other files that begin with its name.
@MainActor
final class PracticeViewModel {
    /// What the feed shows, from top to bottom.
    var data: [any HashDiffable] = []

    /// Called when `data` has something new to show.
    var didReceiveData: (() -> Void)?
    /// Called with every message when the products, and so the feed, couldn't be loaded.
    var didReceiveError: (([String]) -> Void)?
    /// Called after each load with whether a ticker has arrived.
    var hasTicker: ((Bool) -> Void)?

    /// Whether the last load has failed: then there is no feed that a ticker could stand on.
    var hasFailed = false
    /// The type of timer that is scheduled; a test gives one that it can fire by hand.
    let timerProvider: Timer.Type
    private let useCase: any PracticeNetworkProvider

    /// A feed of what `useCase` answers.
    init(useCase: any PracticeNetworkProvider, timerProvider: Timer.Type = Timer.self) {
        self.useCase = useCase
        self.timerProvider = timerProvider
    }

    /// Starts all three requests, and has one outcome when the last answer is there.
    ///
    /// The answers may come in any order. The requests hold the view model weakly.
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

    /// Shows what has come, or every message if there are no products; then handles the ticker.
    ///
    /// Only the products are needed: the feed goes without what else has failed.
    /// The messages are in the order product, inspiration, ticker, and there is no data then:
    /// unlike the list of stage 3, an older feed may show offers that have ended.
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
