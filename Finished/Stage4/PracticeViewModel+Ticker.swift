import Foundation
import Shared

extension PracticeViewModel {
    /// The key that the ticker is cached under.
    static var tickerKey: String { "tickerData" }

    /// Schedules one timer of 5 seconds, not repeating, that shows the cached ticker.
    ///
    /// The timer holds the view model weakly, so that it is freed while the timer runs.
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
    private func showCachedTicker() {
        guard let ticker = PracticeEnvironment.loadTickerCache(Self.tickerKey) else { return }
        data.removeAll { $0 is Ticker }
        data.insert(ticker, at: 0)
        didReceiveData?()
    }
}
