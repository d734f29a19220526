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
        // TODO: Start the three requests, keep each answer, and call finish when the last has come.
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
        // TODO: Set data and hasFailed, call one of the two outputs, then receive the ticker.
    }
}
