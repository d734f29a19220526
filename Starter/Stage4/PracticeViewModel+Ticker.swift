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
        // TODO: Schedule a timer with timerProvider; when it fires, show the cached ticker.
    }

    /// Saves the ticker under `tickerKey` if one has arrived, and calls `hasTicker` once either way.
    func receive(_ ticker: NetworkResult<Ticker>) {
        // TODO: Save a ticker that has arrived, and call hasTicker with true or false.
    }

    /// Puts the cached ticker at the top, replacing an older one, and calls `didReceiveData`.
    ///
    /// If the cache is empty, it does nothing.
    /// After a failed load it also does nothing, because there is no data.
    /// Before the first load it shows only the ticker.
    private func showCachedTicker() {
        // TODO: Load the ticker, put it first instead of an older one, and call didReceiveData.
    }
}
