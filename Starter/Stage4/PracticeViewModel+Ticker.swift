import Foundation
import Shared

extension PracticeViewModel {
    /// The key that the ticker is cached under.
    static var tickerKey: String { "tickerData" }

    /// Schedules one timer of 5 seconds, not repeating, that shows the cached ticker.
    ///
    /// The timer holds the view model weakly, so that it is freed while the timer runs.
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
    private func showCachedTicker() {
        // TODO: Load the ticker, put it first in place of an older one, and call didReceiveData.
    }
}
