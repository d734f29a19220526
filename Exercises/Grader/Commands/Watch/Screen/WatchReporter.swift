import Catalog
import Grading
import Reports
import TerminalKit

/// Draws the watch screen as lines of text that fit the window in the state.
struct WatchReporter: Sendable {
    let style: Style

    /// The lines of the screen: as many as the window has rows, none wider than the window.
    func lines(of state: WatchState) -> [String] {
        let size = state.size
        let body = window(body(of: state), state)
        let status = WatchStatusText(style: style).line(of: state)
        let last =
            ScreenText.wrapped(status, width: size.columns) + [
                keys(of: state), progress(of: state),
            ]
        var lines = [heading(of: state)]
        // The empty line is omitted if the text needs the room.
        if lines.count + body.count + last.count < size.rows { lines.append("") }
        lines += body
        lines += Array(repeating: "", count: max(0, size.rows - last.count - lines.count)) + last
        // If the window is too short for all lines, the last ones are shown.
        return lines.suffix(max(0, size.rows)).map { ScreenText.clipped($0, to: size.columns) }
    }

    /// The number of lines that the middle of the screen would have in a window that is tall enough.
    func lineCount(of state: WatchState) -> Int { body(of: state).count }

    private func heading(of state: WatchState) -> String {
        let left = "Unit testing workshop"
        guard let exercise = state.currentExercise else { return style.bold(left) }
        let right = StageWords.heading(exercise.stage)
        let gap = state.size.columns - ScreenText.width(of: left) - ScreenText.width(of: right)
        guard gap > 1 else { return style.bold(right) }
        return style.bold(left) + String(repeating: " ", count: gap) + style.dim(right)
    }

    /// The keys, as many as fit. The last two, which show all keys and quit, are never left out.
    private func keys(of state: WatchState) -> String {
        var keys = WatchKey.line(for: state)
        func width() -> Int {
            keys.map { ScreenText.width(of: "\($0.key) \($0.word)  ") }.reduce(-2, +)
        }
        while keys.count > 2, width() > state.size.columns { keys.remove(at: keys.count - 3) }
        return keys.map { style.bold($0.key) + " \($0.word)" }.joined(separator: "  ")
    }

    /// How many of the exercises have their star, as a bar and a count.
    private func progress(of state: WatchState) -> String {
        let name = state.isWhole ? "Workshop" : StageWords.names(state.watched.map(\.id))
        let (stars, count) = (state.exercises.count(where: \.isDone), state.allExercises.count)
        let width = 20
        let filled = count == 0 ? 0 : width * stars / count
        let bar =
            style.good(String(repeating: "#", count: filled))
            + String(repeating: "-", count: width - filled)
        return "\(name)  [\(bar)]  ★ \(stars) of \(count)"
    }

    // MARK: The middle

    private func body(of state: WatchState) -> [String] {
        switch state.pane {
        case .welcome: fitted(WatchPageText(style: style, state: state).welcome, state)
        case .exercise: fitted(exercise(in: state), state)
        case .list(let selected, _):
            WatchListText(style: style, state: state, selected: selected).lines
        case .keys: WatchPageText(style: style, state: state).keys
        }
    }

    /// The current exercise, or why there is none yet.
    private func exercise(in state: WatchState) -> [[String]] {
        if let problem = state.problem {
            let text = "error: \(PlainText.safe(problem))\nPress r to try again."
            return [text.split(separator: "\n").flatMap { state.wrapped(String($0)) }]
        }
        guard let exercise = state.currentExercise else {
            let text =
                "Checking your code… The first time takes a while, because everything is built."
            return [state.wrapped(text)]
        }
        return WatchExerciseView(style: style, state: state, exercise: exercise)
            .sections
    }

    /// The lines of the sections. If the window has room, there is an empty line between two sections.
    private func fitted(_ sections: [[String]], _ state: WatchState) -> [String] {
        let sections = sections.filter { !$0.isEmpty }
        let loose = Array(sections.joined(separator: [""]))
        return loose.count <= state.bodyHeight ? loose : Array(sections.joined())
    }

    /// The visible lines. If not all lines fit, the last row says how many more there are.
    private func window(_ lines: [String], _ state: WatchState) -> [String] {
        guard lines.count > state.bodyHeight else { return lines }
        let height = max(1, state.bodyHeight - 1)
        var first = state.scroll
        if case .list(let selected, _) = state.pane {
            // The selected line and some before it stay visible.
            let list = WatchListText(style: style, state: state, selected: selected)
            first = max(0, (list.selectedLine ?? 0) - height / 2)
        }
        first = min(first, lines.count - height)
        let last = first + height
        let rest =
            last < lines.count
            ? "↓ \(lines.count - last) more \(lines.count - last == 1 ? "line" : "lines") below"
            : "↑ \(first) \(first == 1 ? "line" : "lines") above"
        return Array(lines[first..<last]) + [style.dim("  \(rest) (arrow keys)")]
    }
}

extension WatchState {
    /// The maximum number of columns in a line of text.
    var textWidth: Int { min(TextWidth.usual, size.columns) }

    /// Wraps the workshop's own text to lines that are easy to read even in a wide window.
    func wrapped(_ text: String) -> [String] {
        Sentences.paragraphs(of: text).flatMap { ScreenText.wrapped($0, width: textWidth) }
    }
}
