import Shared
import TerminalKit

/// Draws screen 3.
enum ProductListView {
    static let loading = ["use-case", "loading", "product-list"]
    static let selecting = ["selecting"]

    /// The products in two columns.
    static func rows(of state: ProductListState, columns: Int) -> CardRows {
        var rows = CardRows()
        let width = CardRows.cardColumns(in: columns)
        for first in stride(from: 0, to: state.products.count, by: CardRows.across) {
            let products = state.products[first...].prefix(CardRows.across)
            rows.append(.cards(products.map { Card($0, columns: width) }, first: first))
        }
        return rows
    }

    /// The lines shown if there are no products: the message, or the exercises that fill them in.
    static func empty(_ state: ProductListState, columns: Int, style: Style) -> [String] {
        if let message = state.message {
            return PlainText.wrapped("Error: \(PlainText.safe(message))", width: columns)
                .map { style.bad($0) }
        }
        return ["\(Placeholder.nothing) no products"]
            + Placeholder.lines(for: loading, columns: columns).map { style.dim($0) }
    }

    /// The line with the message of a failed load or a selected product.
    static func message(_ state: ProductListState, columns: Int, style: Style) -> String {
        guard let message = state.message else { return Placeholder.nothing }
        return style.good(ScreenText.clipped(PlainText.line(message), to: columns))
    }
}
