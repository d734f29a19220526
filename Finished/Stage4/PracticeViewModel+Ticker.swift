import Foundation
import Shared

extension PracticeViewModel {
    /// The key that the ticker is cached under.
    static var tickerKey: String { "tickerData" }

    /// Schedules one timer, which shows the cached ticker after 5 seconds and doesn't repeat.
    ///
    /// The timer holds the view model weakly, so the view model can be freed while the timer runs.
    /// The timer's block runs on the main thread, but the compiler doesn't know that,
    /// so the block enters the main actor with `MainActor.assumeIsolated { … }`.
    func onFireDate() {
        _ = timerProvider.scheduledTimer(withTimeInterval: 5, repeats: false) { [weak self] _ in
            // A timer fires on the run loop that it was scheduled on: here, the main thread's.
            MainActor.assumeIsolated { self?.showCachedTicker() }
        }
    }

    /// Saves the ticker under `tickerKey` if one has arrived, and calls `hasTicker` once either way.
    func receive(_ ticker: NetworkResult<Ticker>) {
        switch ticker {
        case .success(let ticker):
            PracticeEnvironment.saveTickerCache(ticker, Self.tickerKey)
            hasTicker?(true)
        case .failed:
            hasTicker?(false)
        }
    }

    /// Puts the cached ticker at the top, replacing an older one, and calls `didReceiveData`.
    ///
    /// If the cache is empty, it does nothing.
    /// After a failed load it also does nothing, because there is no data.
    /// Before the first load it shows only the ticker.
    private func showCachedTicker() {
        guard !hasFailed else { return }
        guard let ticker = PracticeEnvironment.loadTickerCache(Self.tickerKey) else { return }
        data.removeAll { $0 is Ticker }
        data.insert(ticker, at: 0)
        didReceiveData?()
    }
}
