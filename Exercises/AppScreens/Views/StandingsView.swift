import TerminalKit

/// Draws the screen of the encore Standings.
enum StandingsView {
    /// The table, and the result of the last load.
    static func lines(of state: StandingsState, columns: Int, style: Style) -> [String] {
        var lines: [String] = []
        for section in state.sections {
            lines.append(style.bold(line(section.title, columns)))
            lines += section.rows.map { line("  \($0)", columns) }
        }
        if state.sections.isEmpty, !state.isLoading { lines.append("No standings.") }
        if let message = state.message {
            lines += PlainText.wrapped(PlainText.safe(message), width: columns).map(style.bad)
        }
        return lines + (state.isLoading ? ["Loading …"] : [])
    }

    /// The two lines for choosing the group and the answer.
    static func choices(of state: StandingsState, columns: Int, style: Style) -> [String] {
        [("↑↓ Group:      ", state.group ?? "all"), ("←→ The server: ", state.choice.rawValue)]
            .map { label, choice in
                ScreenText.clipped("\(label)‹\(style.bold(choice))›", to: columns)
            }
    }

    private static func line(_ text: String, _ columns: Int) -> String {
        ScreenText.clipped(PlainText.line(text), to: columns)
    }
}
