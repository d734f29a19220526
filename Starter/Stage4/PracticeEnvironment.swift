import Foundation
import Shared

/// The feed's connections to the outside world, as closures that a test can replace.
@MainActor
enum PracticeEnvironment {
    /// Returns the ticker saved under a key in `UserDefaults.standard`, or nil if there is none.
    static var loadTickerCache: (String) -> Ticker? = { key in
        // TODO: Read the data under the key, and decode a Ticker.
        nil
    }

    /// Saves a ticker under a key in `UserDefaults.standard`, as JSON.
    static var saveTickerCache: (Ticker, String) -> Void = { ticker, key in
        // TODO: Encode the ticker, and set the data under the key.
    }
}
