import Shared
import TerminalKit

/// Draws the screen of the encore Orders: the form, and the list of orders.
enum OrdersView {
    static let exercises = [
        "order-interactor", "order-presenter", "order-pickers", "order-focus", "order-saving",
    ]
    private static let labelColumns = 12

    /// - Parameter style: nil for a printed page, on which nothing has the focus.
    static func form(_ state: OrdersState, columns: Int, style: Style?) -> [String] {
        let isPrinted = style == nil
        let style = style ?? Style(usesColor: false)
        var lines: [String] = []
        for field in state.fields {
            lines.append(line(of: field, isPrinted, columns, style))
            if let picker = field.picker, !isPrinted { lines += open(picker, style) }
        }
        let isOnButton = state.isOnButton && state.alert == nil && !isPrinted
        let button = isOnButton ? style.bold("Save") : "Save"
        lines += ["", "\(isOnButton ? style.bold("▶") : " ") [ \(button) ]"]
        if state.isSaving { lines += ["  Saving …"] }
        if let alert = state.alert {
            lines += PlainText.wrapped(PlainText.safe(alert), width: columns - 4)
                .map { "  " + style.bad($0) }
            lines.append("\(style.bold("▶")) [ \(style.bold("OK")) ]")
        }
        return lines
            + (state.missing.isEmpty
                ? []
                : [""] + Placeholder.lines(for: state.missing, columns: columns).map(style.dim))
    }

    /// The saved orders, and how to make another one.
    static func list(_ orders: [Order], columns: Int, style: Style) -> [String] {
        let rows = orders.map { order in
            let form = order.form
            let words = [form.customerName, form.shippingMethod, form.expirationDate]
            let text = words.filter { !$0.isEmpty }.joined(separator: " · ")
            return ScreenText.clipped("  \(order.id). \(PlainText.line(text))", to: columns)
        }
        return [style.bold("Orders"), ""] + rows + ["", "\(style.bold("▶")) [ New order ]"]
    }

    private static func line(
        of field: OrdersState.Field, _ isPrinted: Bool, _ columns: Int, _ style: Style
    ) -> String {
        let hasFocus = field.hasFocus && !isPrinted
        let room = max(1, min(columns, 60) - labelColumns - 5)
        let shown = PlainText.line(String(field.text.suffix(room + 1)))
        let end = ScreenText.ending(shown, in: room)
        let cursor = hasFocus && field.picker == nil ? "▏" : ""
        let label = ScreenText.padded(field.label, to: labelColumns)
        let mark = hasFocus ? style.bold("▶") : " "
        return "\(mark) \(label)[\(ScreenText.padded(end + cursor, to: room + 1))]"
    }

    /// The lines of an open picker, below the text of its field.
    private static func open(_ picker: OrdersState.Picker, _ style: Style) -> [String] {
        let lines: [String]
        switch picker {
        case .rows(let rows, let selected):
            lines = rows.enumerated().map { row, title in
                let title = ScreenText.clipped(PlainText.line(title), to: 24)
                return row == selected ? style.bold("› \(title)") : "  \(title)"
            }
        case .date(let parts, let part):
            let words = zip(["day", "month", "year"], parts).enumerated().map { index, pair in
                let text = "\(pair.0) \(pair.1)"
                return index == part ? style.bold("‹\(text)›") : " \(text) "
            }
            lines = [words.joined(separator: " ")]
        }
        let indent = String(repeating: " ", count: labelColumns + 2)
        return lines.map { "\(indent)│ \($0)" }
    }
}
