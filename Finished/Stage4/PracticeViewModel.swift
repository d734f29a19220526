import Foundation
import Shared

/// The logic of the feed: products, with inspirations between them and a ticker at the top.
///
/// The rest of the logic is in the other files whose names start the same way.
@MainActor
final class PracticeViewModel {
    /// The rows of the feed, from top to bottom.
    var data: [any HashDiffable] = []

    /// Called when `data` has something new to show.
    var didReceiveData: (() -> Void)?
    /// Called with all messages if the products, and so the feed, couldn't be loaded.
    var didReceiveError: (([String]) -> Void)?
    /// Called after each load, with `true` if a ticker has arrived.
    var hasTicker: ((Bool) -> Void)?

    /// Whether the last load failed. If so, there is no feed to show a ticker on.
    var hasFailed = false
    /// The type of timer to schedule. In a test, this is a timer that the test can fire by hand.
    let timerProvider: Timer.Type
    private let useCase: any PracticeNetworkProvider

    /// Creates a view model that asks `useCase` for its feed.
    init(useCase: any PracticeNetworkProvider, timerProvider: Timer.Type = Timer.self) {
        self.useCase = useCase
        self.timerProvider = timerProvider
    }

    /// Starts all three requests, and reports one outcome after the last answer.
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

    /// Shows what has arrived, or all messages if the products failed. Then handles the ticker.
    ///
    /// Only the products are required: if another part failed, the feed is shown without it.
    /// The messages are in the order product, inspiration, ticker. If the products failed, `data`
    /// is empty, because an old feed, unlike the list in stage 3, may show offers that have ended.
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
