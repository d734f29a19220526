import Foundation
import Shared

/// Keeps the ticker as a dictionary of plain values, without JSON.
@MainActor
struct PracticeEnvironment {
    static var loadTickerCache: (String) -> Ticker? = load
    static var saveTickerCache: (Ticker, String) -> Void = save

    private nonisolated static func load(key: String) -> Ticker? {
        guard let values = UserDefaults.standard.dictionary(forKey: key),
            let id = values["id"] as? Int, let title = values["title"] as? String
        else { return nil }
        return Ticker(id: id, title: title)
    }

    private nonisolated static func save(ticker: Ticker, key: String) {
        let values: [String: Any] = ["id": ticker.id, "title": ticker.title]
        UserDefaults.standard.set(values, forKey: key)
    }
}
