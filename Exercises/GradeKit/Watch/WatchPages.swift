import TerminalKit

/// Lists that are longer than the window: one page after the other, then back to the exercise.
extension WatchState {
    /// How many lines the middle of the screen has: all but the heading and the three last.
    var bodyHeight: Int { max(1, size.rows - 4) }

    /// How many pages this many lines take; at least one.
    func pageCount(_ lines: Int) -> Int {
        max(1, (lines + bodyHeight - 1) / bodyHeight)
    }

    /// The lines of the list of exercises: a heading for each stage and a line for each exercise.
    var listLineCount: Int { exerciseCount + watched.count }

    /// The diff that is shown, in lines that are no wider than the window.
    var diffLines: [String] {
        guard case .diff(let lines, _) = pane else { return [] }
        return lines.flatMap { ScreenText.wrapped($0, width: size.columns) }
    }

    mutating func turnListPage() {
        if case .list(let page) = pane {
            pane = page + 1 < pageCount(listLineCount) ? .list(page: page + 1) : .exercise
        } else {
            pane = .list(page: 0)
        }
    }

    mutating func turnDiffPage() {
        guard case .diff(let lines, let page) = pane else { return }
        pane = page + 1 < pageCount(diffLines.count) ? .diff(lines, page: page + 1) : .exercise
    }

    /// A larger window has fewer pages.
    mutating func turnBackToLastPage() {
        switch pane {
        case .list(let page):
            pane = .list(page: min(page, pageCount(listLineCount) - 1))
        case .diff(let lines, let page):
            pane = .diff(lines, page: min(page, pageCount(diffLines.count) - 1))
        case .exercise, .done:
            break
        }
    }
}
