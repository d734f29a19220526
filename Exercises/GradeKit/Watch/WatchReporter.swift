import Catalog
import Grading
import Reports
import TerminalKit

/// Draws the watch screen: lines of text for a window of the state's size.
struct WatchReporter: Sendable {
    let style: Style
    /// Makes a link of a text and a path relative to the repository; nil where the terminal has
    /// none.
    var link: (@Sendable (_ text: String, _ path: String) -> String)?

    /// As many lines as the window has rows, none of them wider than the window.
    func lines(of state: WatchState) -> [String] {
        let size = state.size
        let body = body(of: state)
        let height = state.bodyHeight
        var lines = [heading(of: state)]
        if body.count < height { lines.append("") }
        lines += body.prefix(height)
        lines += Array(repeating: "", count: max(0, size.rows - 3 - lines.count))
        lines += [status(of: state), keys(of: state), progress(of: state)]
        // In a window that is too low for all, the last lines are the ones to keep.
        return lines.suffix(max(0, size.rows)).map { ScreenText.clipped($0, to: size.columns) }
    }

    // MARK: The first line and the last three

    private func heading(of state: WatchState) -> String {
        let left = "Unit testing workshop"
        guard let exercise = state.currentExercise else { return style.bold(left) }
        let right = StageWords.heading(exercise.stage)
        let gap = state.size.columns - ScreenText.width(of: left) - ScreenText.width(of: right)
        guard gap > 1 else { return style.bold(right) }
        return style.bold(left) + String(repeating: " ", count: gap) + style.dim(right)
    }

    private func status(of state: WatchState) -> String {
        if let notice = state.notice { return WatchText.describe(notice) }
        if let run = state.run { return WatchText.describe(run, watched: state.watched) }
        if !state.pending.isEmpty {
            return "Checking \(WatchText.stages(state.inOrder(state.pending)))…"
        }
        return style.dim("Watching \(folders(of: state)). Save a file to check it.")
    }

    private func folders(of state: WatchState) -> String {
        state.watched.count == 1
            ? state.tree.modulePath(state.watched[0]) : state.tree.rawValue
    }

    private func keys(of state: WatchState) -> String {
        var keys = ["p previous", "h hint", "l list", "d diff", "r again", "q quit"]
        switch state.pane {
        case .list(let page):
            keys[2] = page + 1 < state.pageCount(state.listLineCount) ? "l more" : "l back"
        case .diff(_, let page):
            keys[3] = page + 1 < state.pageCount(state.diffLines.count) ? "d more" : "d back"
        case .exercise, .done:
            break
        }
        if state.currentExercise?.isGreen == true, state.next != nil {
            keys.insert("n next", at: 0)
        }
        return keys.map { style.bold(String($0.prefix(1))) + $0.dropFirst() }
            .joined(separator: "  ")
    }

    private func progress(of state: WatchState) -> String {
        let count = state.exerciseCount
        let green = state.greenCount
        let words = ("Progress [", "] \(green)/\(count)")
        let width = max(0, min(60, state.size.columns - words.0.count - words.1.count))
        let filled = count == 0 ? 0 : width * green / count
        return words.0 + style.good(String(repeating: "#", count: filled))
            + String(repeating: "-", count: width - filled) + words.1
    }

    // MARK: The middle

    private func body(of state: WatchState) -> [String] {
        let height = state.bodyHeight
        switch state.pane {
        case .list(let page):
            return Self.page(page, of: list(of: state), height: height)
        case .diff(_, let page):
            return Self.page(page, of: state.diffLines, height: height)
        case .done:
            return WatchSection.fit(done(state), height: height)
        case .exercise:
            let exercise = WatchExerciseText(reporter: self, state: state)
            return WatchSection.fit(exercise.sections, height: height)
        }
    }

    private static func page(_ page: Int, of lines: [String], height: Int) -> [String] {
        Array(lines.dropFirst(page * height).prefix(height))
    }

    private func list(of state: WatchState) -> [String] {
        state.watched.flatMap { stage in
            let known = state.exercises.filter { $0.stage == stage }
            return [style.bold(StageWords.heading(stage))]
                + stage.exercises.map { exercise in
                    line(of: exercise, known.first { $0.exercise.id == exercise.id }, state)
                }
        }
    }

    private func line(
        of exercise: Exercise, _ known: ExerciseState?, _ state: WatchState
    ) -> String {
        let arrow = exercise.id == state.current ? ">" : " "
        guard let known else { return "\(arrow) · \(exercise.title)" }
        let mark = known.isGreen ? style.good("✓") : style.bad("✗")
        let passed = known.tests.count { $0.result.status == .passed }
        let tests =
            known.isCompileError ? "doesn't compile" : "\(passed) of \(known.tests.count) tests"
        return "\(arrow) \(mark) \(ScreenText.padded(exercise.title, to: 34)) \(tests)"
    }

    /// The folder for the learner's own tests of what is watched.
    private func ownTests(of state: WatchState) -> String {
        guard let stage = state.watched.first, stage.isEncore else {
            return "\(state.tree.rawValue)/Stage…Tests"
        }
        return state.tree.ownTestsPath(stage)
    }

    private func done(_ state: WatchState) -> [WatchSection] {
        let isAll = state.isWhole
        let what = isAll ? "The workshop is done" : "\(StageWords.name(state.watched[0])) is done"
        let exercises =
            state.exerciseCount == 1
            ? "its exercise is" : "all \(state.exerciseCount) exercises are"
        let title = "★ \(what): \(exercises) green, graded once more from scratch."
        let bugs = state.exercises.flatMap(\.bugs)
        let killed = bugs.count { $0.status == .killed }
        let own = "Your own tests notice \(killed) of \(bugs.count) planted bugs."
        let more =
            killed < bugs.count
            ? "Write more of them in \(ownTests(of: state)), and see them judged with: "
                + "swift run grade"
            : isAll ? "" : "Go on with: swift run grade watch"
        return [
            WatchSection(
                lines: wrapped(title, state).map { style.good($0) }, rank: 3),
            WatchSection(
                lines: wrapped(own, state) + (more.isEmpty ? [] : wrapped(more, state)), rank: 2),
            WatchSection(
                lines: wrapped("Press d to compare your code with the answers.", state), rank: 1),
        ]
    }

    /// The most columns of a line of the middle.
    func width(_ state: WatchState) -> Int { min(TextWidth.usual, state.size.columns) }

    /// Text of ours in lines that are easy to read, also in a wide window.
    func wrapped(_ text: String, _ state: WatchState) -> [String] {
        ScreenText.wrapped(text, width: width(state))
    }
}
