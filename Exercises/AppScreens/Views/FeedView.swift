import Shared
import TerminalKit

/// Draws screen 4.
enum FeedView {
    static let loading = ["feed-use-case", "feed", "feed-screen"]
    static let ticker = ["ticker-cache", "ticker", "feed-screen"]

    /// The feed without the ticker at the top, which has a separate line that doesn't move.
    static func rows(of state: FeedState, columns: Int) -> CardRows {
        var rows = CardRows()
        var waiting: [Card] = []
        var count = 0
        let width = CardRows.cardColumns(in: columns)
        func finishRow() {
            if !waiting.isEmpty { rows.append(.cards(waiting, first: count - waiting.count)) }
            waiting = []
        }
        for item in state.items.dropFirst(state.ticker == nil ? 0 : 1) {
            if let product = item as? Product {
                waiting.append(Card(product, columns: width))
                count += 1
                if waiting.count == CardRows.across { finishRow() }
            } else {
                finishRow()
                rows.append(.text(row(of: item, columns: CardRows.usedColumns(in: columns))))
            }
        }
        finishRow()
        return rows
    }

    /// The line for the ticker, which is kept free while there is none.
    static func tickerLine(of state: FeedState, columns: Int, style: Style) -> String {
        guard let ticker = state.ticker else {
            let isEmpty = state.items.isEmpty
            return isEmpty ? "" : style.dim(Placeholder.line(for: "ticker", columns: columns))
        }
        return style.good(ScreenText.clipped("» \(PlainText.line(ticker.title))", to: columns))
    }

    /// The lines shown if there is no feed: the errors, or the exercises that fill it in.
    static func empty(_ state: FeedState, columns: Int, style: Style) -> [String] {
        guard state.errors.isEmpty else {
            return state.errors.flatMap { error in
                PlainText.wrapped("Error: \(PlainText.safe(error))", width: columns)
            }.map { style.bad($0) }
        }
        return ["\(Placeholder.nothing) no feed"]
            + Placeholder.lines(for: loading + ticker, columns: columns).map { style.dim($0) }
    }

    private static func row(of item: any HashDiffable, columns: Int) -> [String] {
        switch item {
        case let inspiration as Inspiration: inspirationRow(inspiration, columns: columns)
        case let ticker as Ticker:
            [ScreenText.clipped("» \(PlainText.line(ticker.title))", to: columns)]
        default: [ScreenText.clipped(PlainText.line(String(describing: item)), to: columns)]
        }
    }

    /// The title, and the products in a row, or in several rows if the window is too narrow.
    private static func inspirationRow(_ inspiration: Inspiration, columns: Int) -> [String] {
        let title = ScreenText.clipped("── \(PlainText.line(inspiration.title)) ", to: columns)
        let rest = String(repeating: "─", count: max(0, columns - ScreenText.width(of: title)))
        let most = max(1, (columns + 1) / 19)
        let across = max(1, min(inspiration.products.count, most))
        let width = (columns + 1) / across - 1
        var rows = CardRows()
        for first in stride(from: 0, to: inspiration.products.count, by: across) {
            let products = inspiration.products[first...].prefix(across)
            rows.append(.cards(products.map { Card($0, columns: width) }, first: first))
        }
        let plain = Style(usesColor: false)
        return [title + rest] + rows.lines(0..<rows.height, style: plain)
    }
}
