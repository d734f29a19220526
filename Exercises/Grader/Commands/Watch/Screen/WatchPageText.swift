import Catalog
import Grading
import Reports
import TerminalKit

/// Draws the pages that cover the exercise: the welcome and the keys.
struct WatchPageText {
    let style: Style
    let state: WatchState

    var welcome: [[String]] {
        let steps = [
            ("Red  ", "write a test for what the code should do, and see it fail"),
            ("Green", "write code until the official tests pass"),
            ("Bugs ", "write tests until they catch every planted bug"),
        ]
        let keys = [
            ("h", "show the next hint"),
            ("e", "open the file in your editor"),
            ("t", "show the next step"),
            ("u", "go on to the next exercise"),
        ]
        return [
            [style.bold("Welcome!")],
            state.wrapped("Most exercises have three steps:")
                + steps.enumerated().flatMap { row("\($0 + 1) \($1.0)", $1.1) }
                + state.wrapped("In the others, the code is given, and Bugs is the only step."),
            state.wrapped(
                "Keep this window open beside your editor. It shows which file to open and what to "
                    + "write, and checks every file that you save. ✓ means that your code is right, "
                    + "and ★ that your tests catch every planted bug as well."),
            keys.flatMap { row($0.0, $0.1) },
            state.wrapped(
                "Later, ? shows all keys, and q quits. To come back, run: \(WatchCommandLine(state: state).text)"
            ) + state.wrapped("Press Enter to start."),
        ]
    }

    var keys: [String] {
        [style.bold("Keys"), ""]
            + WatchKey.helpRows.flatMap {
                row(ScreenText.padded($0.name, to: 3), $0.text.replacing("\n", with: " "))
            }
    }

    /// A name, and its text beside it.
    private func row(_ name: String, _ text: String) -> [String] {
        let column = 4 + ScreenText.width(of: name)
        let lines = PlainText.wrapped(text, width: max(1, state.textWidth - column))
        return lines.enumerated().map { index, line in
            (index == 0 ? "  \(style.bold(name))  " : String(repeating: " ", count: column)) + line
        }
    }
}

/// The commands that open this screen again.
struct WatchCommandLine {
    let state: WatchState

    var text: String {
        let stages = state.isWhole ? [] : state.watched.map { " \($0.typedName)" }
        return "swift run grade watch\(stages.joined())\(state.tree.option)"
    }

    /// The command to go on with: the current one, or `watch` for the whole workshop if nothing is
    /// left to do in the watched stages.
    var goOn: String {
        state.isAllStarred ? "swift run grade watch\(state.tree.option)" : text
    }

    /// The text that remains after the screen is closed, ending with a newline.
    var farewell: String {
        let count = state.allExercises.count
        let stars = state.exercises.count(where: \.isDone)
        let known = state.exercises.isEmpty ? "" : "★ in \(stars) of \(count) exercises. "
        let isEnd = state.isWhole && state.isAllStarred
        return isEnd ? "★ All \(count) exercises are done.\n" : "\(known)To go on, run: \(goOn)\n"
    }
}

/// Explains why the watch screen can't be shown here.
enum WatchRefusal {
    /// Lines for standard error, ending with a newline.
    static let text = """
        error: 'watch' needs a terminal, because it draws a screen and reads keys.

        Run 'swift run grade watch' in a terminal window. In a pipe or a script,
        use 'swift run grade', which prints the results as text.

        """
}
