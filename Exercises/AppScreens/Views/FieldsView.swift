import TerminalKit

/// Draws screens 1 and 2.
enum FieldsView {
    static let button = "Find even or odd"

    /// - Parameter style: nil for a printed page, on which nothing has the focus.
    static func lines(of state: FieldsState, columns: Int, style: Style?) -> [String] {
        let focus = style == nil ? nil : state.focus
        let style = style ?? Style(usesColor: false)
        let mark = focus == .button ? style.bold("▶") : " "
        let button = "\(mark) [ \(focus == .button ? style.bold(button) : button) ]"
        let price = state.numberFormatter
        return [style.bold("Even or odd?")]
            + [field(state.oddEven.text, focus == .oddEven, columns, style), button]
            + answer(state.oddEven, columns, style)
            + ["", style.bold("What does it cost?")]
            + [field(price.text, focus == .numberFormatter, columns, style)]
            + answer(price, columns, style)
    }

    /// Draws the end of a text, where the cursor is.
    private static func field(
        _ text: String, _ hasFocus: Bool, _ columns: Int, _ style: Style
    ) -> String {
        let room = max(1, min(columns, 60) - 5)
        let shown = PlainText.line(String(text.suffix(room + 1)))
        let end = ScreenText.ending(shown, in: room)
        let line = ScreenText.padded(end + (hasFocus ? "▏" : ""), to: room + 1)
        return hasFocus ? "\(style.bold("▶")) [\(line)]" : "  [\(line)]"
    }

    private static func answer(
        _ field: FieldsState.Field, _ columns: Int, _ style: Style
    ) -> [String] {
        guard let answer = field.answer, !answer.isEmpty else {
            guard field.isAsked else { return ["  " + style.dim(field.howToAsk)] }
            return ["  \(Placeholder.nothing)"]
                + Placeholder.lines(for: field.exercises, columns: columns - 2)
                .map { "  " + style.dim($0) }
        }
        return PlainText.wrapped(PlainText.safe(answer), width: columns - 2)
            .map { "  " + style.good($0) }
    }
}
