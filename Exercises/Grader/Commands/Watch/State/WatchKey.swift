import Catalog
import Grading

/// The keys of the watch screen, with their help.
///
/// `WatchReducer+Keys.swift` implements what each key does.
enum WatchKey: Character, CaseIterable {
    case hint = "h"
    case edit = "e"
    case nextStep = "t"
    case codeFirst = "c"
    case goOn = "u"
    case list = "l"
    case again = "r"
    case keys = "?"
    case quit = "q"

    /// The description of the key in `grade watch --help`.
    var help: String {
        switch self {
        case .hint: "Show the next hint."
        case .edit: "Open the file in your editor, at the right line."
        case .nextStep:
            """
            Show the next step of this exercise: red, green, bugs,
            and then red again.
            """
        case .codeFirst:
            """
            Start exercises with the code instead of a test, or
            switch back. Your choice is remembered.
            """
        case .goOn: "Go on to the next exercise that isn't finished."
        case .list:
            """
            List all exercises with their progress, to open one or
            reset its code.
            """
        case .again: "Grade the stage again from scratch."
        case .keys: "Show these keys."
        case .quit: "Quit."
        }
    }

    static var helpRows: [HelpRow] {
        allCases.map { HelpRow(String($0.rawValue), $0.help) }
            + [
                HelpRow("↑ ↓", "Scroll. Page up, page down and space work as well."),
                HelpRow("Esc", "Go back to the exercise."),
            ]
    }

    /// The most relevant keys for a screen, in at most 60 columns.
    static func line(for state: WatchState) -> [(key: String, word: String)] {
        switch state.pane {
        case .welcome:
            return [("Enter", "start"), ("q", "quit")]
        case .list:
            return [
                ("Enter", "open"), ("↑↓", "move"), ("x", "reset"), ("l", "back"), ("q", "quit"),
            ]
        case .keys:
            return [("Esc", "back"), ("↑↓", "scroll"), ("q", "quit")]
        case .exercise:
            let isGreen = state.currentExercise?.isGreen == true
            let hasSteps = state.currentExercise?.exercise.steps.count != 1
            return (isGreen && state.nextUnfinished != nil ? [("u", "go on")] : [])
                + [("h", "hint"), ("e", "edit")] + (hasSteps ? [("t", "step")] : [])
                + [("l", "list"), ("?", "keys"), ("q", "quit")]
        }
    }
}
