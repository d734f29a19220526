import Foundation
import Shared

// UserDefaults can't store a Ticker directly.
@MainActor
enum PracticeEnvironment {
    static var loadTickerCache: (String) -> Ticker? = { key in
        UserDefaults.standard.object(forKey: key) as? Ticker
    }

    static var saveTickerCache: (Ticker, String) -> Void = { ticker, key in
        UserDefaults.standard.set(ticker, forKey: key)
    }
}
