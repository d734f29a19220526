import Foundation
import Shared

/// The feed's connections to the outside world, as closures that a test can replace.
@MainActor
enum PracticeEnvironment {
    /// Returns the ticker saved under a key in `UserDefaults.standard`, or nil if there is none.
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
