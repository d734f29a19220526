import Shared

@testable import Stage4

/// An in-memory cache that replaces the cache of `PracticeEnvironment` until `restore()` is called.
@MainActor
final class TickerCacheSpy {
    /// The saved tickers, by key.
    var tickers: [String: Ticker] = [:]

    private let load = PracticeEnvironment.loadTickerCache
    private let save = PracticeEnvironment.saveTickerCache

    init() {
        PracticeEnvironment.loadTickerCache = { [unowned self] key in tickers[key] }
        PracticeEnvironment.saveTickerCache = { [unowned self] ticker, key in
            tickers[key] = ticker
        }
    }

    /// Restores the closures of `PracticeEnvironment`.
    func restore() {
        PracticeEnvironment.loadTickerCache = load
        PracticeEnvironment.saveTickerCache = save
    }
}
