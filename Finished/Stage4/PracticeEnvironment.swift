import Foundation
import Shared

/// What the feed uses of the world around it, as closures that a test can replace.
@MainActor
enum PracticeEnvironment {
    /// The ticker that was saved under a key, from `UserDefaults.standard`; nil if there is none.
    static var loadTickerCache: (String) -> Ticker? = { key in
        guard let data = UserDefaults.standard.data(forKey: key) else { return nil }
        return try? JSONDecoder().decode(Ticker.self, from: data)
    }

    /// Saves a ticker under a key in `UserDefaults.standard`, as JSON.
    static var saveTickerCache: (Ticker, String) -> Void = { ticker, key in
        guard let data = try? JSONEncoder().encode(ticker) else { return }
        UserDefaults.standard.set(data, forKey: key)
    }
}
