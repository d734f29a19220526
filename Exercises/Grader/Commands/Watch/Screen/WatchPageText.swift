import Catalog
import Grading
import Reports
import TerminalKit

/// Draws what covers the exercise: the welcome, the final screen, and the pages with the keys, the Guide,
/// test output, the comparison with the reference solution, and a planted bug.
struct WatchPageText {
    let canvas: WatchCanvas

    private var state: WatchState { canvas.state }
    private var style: Style { canvas.style }

    func lines(of page: WatchPage) -> [String] {
        switch page.kind {
        case .diff, .bug: page.lines.flatMap { ScreenText.wrapped($0, width: state.size.columns) }
        case .guide: page.lines.flatMap(wrapped)
        case .output: output
        case .keys: keys
        }
    }

    // MARK: The welcome and the end

    var welcome: [[String]] {
        let steps = [
            ("Red  ", "write a test for what the code should do, and see it fail"),
            ("Green", "write code until the official tests pass"),
            ("Bugs ", "write tests until they catch every planted bug"),
        ]
        let keys = [
            ("h", "show a hint, and one more each time"),
            ("g", "read about the exercise in the Guide"),
            ("e", "open the file in your editor"),
            ("t", "show the next step"),
            ("u", "go on to the next exercise"),
        ]
        return [
            [style.bold("Welcome to the unit testing workshop.")],
            wrapped("Each exercise has three steps:")
                + steps.enumerated().map { "  \($0 + 1) \(style.bold($1.0))  \($1.1)" },
            wrapped(
                "Keep this window open beside your editor. It shows which file to open and what to "
                    + "write, and checks every file that you save. ✓ means that your code is right, "
                    + "and ★ that your tests catch every planted bug as well."),
            keys.map { "  \(style.bold($0.0))  \($0.1)" },
            wrapped(
                "Later, ? shows all keys, and q quits. To come back, run: \(WatchCommandLine(state: state).text)"
            ) + wrapped("Press Enter to start."),
        ]
    }

    var done: [[String]] {
        let isAll = state.isWhole
        let what = isAll ? "The workshop is done" : "\(StageWords.name(state.watched[0])) is done"
        let count = state.allExercises.count
        let exercises =
            count == 1 ? "its exercise has its ★" : "all \(count) exercises have their ★"
        let bugs = state.watched.map(\.bugs.count).reduce(0, +)
        let idle = state.watched.map { state.verdicts.findings(on: $0).of(.idleTest).count }
            .reduce(0, +)
        return [
            wrapped("★ \(what): \(exercises), graded again from scratch.").map {
                style.good($0)
            },
            wrapped(
                "Your code is right, and your tests catch \(bugs == 1 ? "the planted bug" : "all \(bugs) planted bugs")."
            )
                + (idle == 0
                    ? [] : wrapped("\(StageWords.noticeNothing(idle)). The list (l) shows which."))
                + (isAll ? [] : wrapped("To go on, run: swift run grade watch")),
            wrapped("Press d to compare your \(whatToCompare) with the reference solution."),
        ]
    }

    private var whatToCompare: String {
        state.allExercises.contains(where: \.asksForCode) ? "code" : "tests"
    }

    // MARK: Pages

    private var keys: [String] {
        [style.bold("Keys"), ""]
            + WatchKey.helpRows.flatMap { row -> [String] in
                let text = row.text.split(separator: "\n").joined(separator: " ")
                let lines = PlainText.wrapped(text, width: max(1, canvas.width - 7))
                return lines.enumerated().map { index, line in
                    ScreenText.padded(index == 0 ? "  \(row.name)" : "", to: 7) + line
                }
            } + ["", style.bold("Bars"), ""] + wrapped(bars)
    }

    private var bars: String {
        let (all, coded) = (state.allExercises, state.allExercises.filter(\.asksForCode))
        let given = all.count - coded.count
        let whichCount =
            given == 0
            ? ""
            : " In \(given) of the \(all.count) exercises the code is given, so only bugs counts them."
        return
            "red: your tests that failed first. green: official tests that pass. bugs: planted bugs that "
            + "your tests catch. The second line counts red and green by exercise.\(whichCount)"
    }

    private var output: [String] {
        guard let exercise = state.currentExercise else { return [] }
        let results = exercise.tests.map(\.result) + exercise.ownTests.map(\.result)
        let printed = results.filter { !$0.output.isEmpty }
        guard !printed.isEmpty else {
            return wrapped("The tests of this exercise haven't printed anything.")
        }
        return printed.flatMap { result -> [String] in
            let text = PlainText.safe(result.output).split(
                separator: "\n", omittingEmptySubsequences: false)
            return [style.bold(TestNames.name(of: result)) + " printed:"]
                + text.flatMap { wrapped("  \($0)") }
        }
    }

    private func wrapped(_ text: String) -> [String] { canvas.wrapped(text) }
}

/// The command that opens this screen again.
struct WatchCommandLine {
    let state: WatchState

    var text: String {
        let stage =
            state.watched.count == 1 ? " \(state.watched[0].id.description.lowercased())" : ""
        return "swift run grade watch\(stage)\(state.tree.option)"
    }

    /// The text that remains after the screen is closed, ending with a newline.
    var farewell: String {
        let count = state.allExercises.count
        if state.isDone {
            return count == 1
                ? "★ The exercise is done.\n" : "★ All \(count) exercises are done.\n"
        }
        let stars = state.exercises.count(where: \.isDone)
        let known = state.exercises.isEmpty ? "" : "★ in \(stars) of \(count) exercises. "
        return "\(known)To go on, run: \(text)\n"
    }
}
