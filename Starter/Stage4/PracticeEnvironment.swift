import Foundation
import Shared

/// What the feed uses of the world around it, as closures that a test can replace.
@MainActor
enum PracticeEnvironment {
    /// The ticker that was saved under a key, from `UserDefaults.standard`; nil if there is none.
    static var loadTickerCache: (String) -> Ticker? = { key in
        // TODO: Read the data under the key, and decode a Ticker.
        nil
    }

    /// Saves a ticker under a key in `UserDefaults.standard`, as JSON.
    static var saveTickerCache: (Ticker, String) -> Void = { ticker, key in
        // TODO: Encode the ticker, and set the data under the key.
    }
}
