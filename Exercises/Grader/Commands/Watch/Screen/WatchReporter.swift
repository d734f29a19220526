import Catalog
import Grading
import Reports
import TerminalKit

/// Draws the watch screen as lines of text that fit the window in the state.
struct WatchReporter: Sendable {
    let style: Style
    /// Links a text to a path relative to the repository; nil if the terminal doesn't support links.
    var link: (@Sendable (_ text: String, _ path: String) -> String)?

    /// The lines of the screen: as many as the window has rows, none wider than the window.
    func lines(of state: WatchState) -> [String] {
        let size = state.size
        let body = window(body(of: state), state)
        var lines = [heading(of: state)]
        // The empty line is omitted if the text needs the room.
        if body.count < state.bodyHeight { lines.append("") }
        lines += body
        lines += Array(repeating: "", count: max(0, size.rows - 4 - lines.count))
        lines += [WatchStatusText(style: style).line(of: state), keys(of: state)]
        lines += WatchProgressBars(style: style, state: state).lines
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

    private func keys(of state: WatchState) -> String {
        WatchKeyLine(state: state).keys.map { style.bold($0.key) + " \($0.word)" }
            .joined(separator: "  ")
    }

    // MARK: The middle

    private func canvas(of state: WatchState) -> WatchCanvas {
        WatchCanvas(style: style, link: link, state: state)
    }

    private func body(of state: WatchState) -> [String] {
        switch state.pane {
        case .welcome:
            fitted(WatchPageText(canvas: canvas(of: state)).welcome, state)
        case .exercise:
            fitted(WatchExerciseText.sections(on: canvas(of: state)), state)
        case .list(let list):
            WatchListText(canvas: canvas(of: state), list: list).lines
        case .page(let page):
            WatchPageText(canvas: canvas(of: state)).lines(of: page)
        case .done:
            fitted(WatchPageText(canvas: canvas(of: state)).done, state)
        }
    }

    /// The lines of the sections, with empty lines between them if there is room.
    private func fitted(_ sections: [[String]], _ state: WatchState) -> [String] {
        let sections = sections.filter { !$0.isEmpty }
        let loose = Array(sections.joined(separator: [""]))
        return loose.count <= state.bodyHeight ? loose : Array(sections.joined())
    }

    /// The visible lines. If not all lines fit, the last row says how many more there are.
    private func window(_ lines: [String], _ state: WatchState) -> [String] {
        guard lines.count > state.bodyHeight else { return lines }
        let height = max(1, state.bodyHeight - 1)
        let first = min(first(of: lines, height, state), lines.count - height)
        let last = first + height
        let rest =
            last < lines.count
            ? "↓ \(lines.count - last) more \(lines.count - last == 1 ? "line" : "lines") below"
            : "↑ \(first) \(first == 1 ? "line" : "lines") above"
        return Array(lines[first..<last]) + [style.dim("  \(rest): scroll with the arrow keys")]
    }

    /// The index of the first visible line. A list keeps the selected line and some before it visible.
    private func first(of lines: [String], _ height: Int, _ state: WatchState) -> Int {
        guard case .list(let list) = state.pane else { return state.scroll }
        let selected = WatchListText(canvas: canvas(of: state), list: list).selectedLine ?? 0
        return max(0, selected - height / 2)
    }
}
