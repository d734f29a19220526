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
        // TODO: Schedule a timer with timerProvider; when it fires, show the cached ticker.
    }

    /// Saves a ticker that has arrived under `tickerKey`, and calls `hasTicker` once.
    func receive(_ ticker: NetworkResult<Ticker>) {
        // TODO: Save a ticker that has arrived, and call hasTicker with true or false.
    }

    /// Puts the cached ticker at the top, in place of one that is there, and calls the output.
    ///
    /// With nothing in the cache it does nothing.
    /// After a load that has failed it does nothing either: there is no data then.
    /// Before the first load it shows the ticker alone.
    private func showCachedTicker() {
        // TODO: Load the ticker, put it first in place of an older one, and call didReceiveData.
    }
}
