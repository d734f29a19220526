import Foundation
import Shared

// Keeps tickers only in memory, and never replaces the first one.
@MainActor
enum PracticeEnvironment {
    private static var tickers: [String: Ticker] = [:]

    static var loadTickerCache: (String) -> Ticker? = { key in tickers[key] }

    static var saveTickerCache: (Ticker, String) -> Void = { ticker, key in
        if tickers[key] == nil { tickers[key] = ticker }
    }
}
