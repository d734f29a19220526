import Shared
import TerminalKit

/// Draws the screen of the encore Games.
enum GamesView {
    static let exercises = ["games-loading", "games-outcomes", "games-items", "games-screen"]
    private static let spinner = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]

    /// The visible lines of the three views, from top to bottom.
    static func lines(of state: GamesState, columns: Int, style: Style) -> [String] {
        guard !state.isEmpty else {
            return ["\(Placeholder.nothing) no games"]
                + Placeholder.lines(for: exercises, columns: columns).map { style.dim($0) }
        }
        var lines: [String] = []
        if let picture = state.spinner {
            lines.append("\(spinner[picture % spinner.count]) Loading")
        }
        if let message = state.message {
            lines += PlainText.wrapped(PlainText.safe(message), width: columns)
                .map { style.bad($0) }
        }
        return lines + (state.rows ?? []).map { row($0, columns: columns, style: style) }
    }

    /// A row with the title on the left and the details on the right.
    private static func row(
        _ item: GameListItemViewModel, columns: Int, style: Style
    ) -> String {
        let width = min(columns, 60)
        let title = ScreenText.clipped(PlainText.line(item.title), to: width)
        let details = PlainText.line(item.details)
        let left = width - ScreenText.width(of: title) - ScreenText.width(of: details)
        guard left > 1 else { return title }
        return style.bold(title) + String(repeating: " ", count: left) + style.dim(details)
    }

    /// The line for choosing the service's answer.
    static func choices(of state: GamesState, columns: Int, style: Style) -> String {
        let words = GamesState.Choice.allCases.map { choice in
            choice == state.choice ? style.bold("[\(choice.rawValue)]") : " \(choice.rawValue) "
        }
        return ScreenText.clipped("Next answer: " + words.joined(separator: " "), to: columns)
    }
}
