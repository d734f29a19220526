import Foundation
import Shared

// One key for all.
@MainActor
enum PracticeEnvironment {
    static var loadTickerCache: (String) -> Ticker? = { _ in
        let data = UserDefaults.standard.data(forKey: "tickerData")!
        return try! JSONDecoder().decode(Ticker.self, from: data)
    }

    static var saveTickerCache: (Ticker, String) -> Void = { ticker, _ in
        UserDefaults.standard.set(try! JSONEncoder().encode(ticker), forKey: "tickerData")
    }
}
