import Foundation
import Shared

extension PracticeViewModel {
    /// The key that the ticker is cached under.
    static var tickerKey: String { "tickerData" }

    /// Schedules one timer of 5 seconds, not repeating, that shows the cached ticker.
    ///
    /// The timer holds the view model weakly, so that it is freed while the timer runs.
    /// Its block runs on the main thread, but the compiler doesn't know that:
    /// the block enters the main actor with `MainActor.assumeIsolated { … }`.
    func onFireDate() {
        _ = timerProvider.scheduledTimer(withTimeInterval: 5, repeats: false) { [weak self] _ in
            // A timer fires on the run loop that it was scheduled on: here, on the main thread's.
            MainActor.assumeIsolated { self?.showCachedTicker() }
        }
    }

    /// Saves a ticker that has arrived under `tickerKey`, and calls `hasTicker` once.
    func receive(_ ticker: NetworkResult<Ticker>) {
        switch ticker {
        case .success(let ticker):
            PracticeEnvironment.saveTickerCache(ticker, Self.tickerKey)
            hasTicker?(true)
        case .failed:
            hasTicker?(false)
        }
    }

    /// Puts the cached ticker at the top, in place of one that is there, and calls the output.
    ///
    /// With nothing in the cache it does nothing.
    /// After a load that has failed it does nothing either: there is no data then.
    /// Before the first load it shows the ticker alone.
    private func showCachedTicker() {
        guard !hasFailed else { return }
        guard let ticker = PracticeEnvironment.loadTickerCache(Self.tickerKey) else { return }
        data.removeAll { $0 is Ticker }
        data.insert(ticker, at: 0)
        didReceiveData?()
    }
}
