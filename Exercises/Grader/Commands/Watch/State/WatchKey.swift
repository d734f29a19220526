/// The keys of the watch screen, with their help.
///
/// `WatchReducer+Keys.swift` implements what each key does.
enum WatchKey: Character, CaseIterable {
    case hint = "h"
    case edit = "e"
    case nextStep = "t"
    case codeFirst = "c"
    case goOn = "u"
    case next = "n"
    case previous = "p"
    case list = "l"
    case guide = "g"
    case output = "o"
    case diff = "d"
    case again = "r"
    case keys = "?"
    case quit = "q"

    /// The description of the key in `grade watch --help`.
    var help: String {
        switch self {
        case .hint: "Show a hint, and one more each time."
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
        case .next: "Go to the next exercise in the list."
        case .previous: "Go to the previous exercise in the list."
        case .list:
            """
            List all exercises with their progress, to open any of
            them or reset one.
            """
        case .guide: "Read about this exercise in the Guide."
        case .output: "Show what the tests printed."
        case .diff:
            """
            Compare with the reference solution. If the exercise
            isn't green yet, press it twice.
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
}
