/// The keys of the watch screen: one case for each, with its help.
///
/// What a key does stands in `WatchReducer+Keys.swift`.
enum WatchKey: Character, CaseIterable {
    case hint = "h"
    case edit = "e"
    case nextStep = "t"
    case codeFirst = "c"
    case goOn = "u"
    case next = "n"
    case previous = "p"
    case list = "l"
    case output = "o"
    case diff = "d"
    case again = "r"
    case keys = "?"
    case quit = "q"

    /// The words on the key in `grade watch --help`.
    var help: String {
        switch self {
        case .hint: "Show a hint, and one more each time."
        case .edit: "Open the file in your editor, at the line in question."
        case .nextStep:
            """
            Show the next step of this exercise: red, green, bugs,
            and then red again.
            """
        case .codeFirst:
            """
            Begin exercises with their code, or with a test again.
            This is remembered.
            """
        case .goOn: "Go on: to the next exercise that isn't finished."
        case .next: "Go to the next exercise in the list."
        case .previous: "Go to the previous exercise in the list."
        case .list:
            """
            List all exercises with their state: go on at any of
            them, or reset one.
            """
        case .output: "Show what the tests have printed."
        case .diff:
            """
            Compare with the finished code. Where the exercise
            isn't green yet, press it twice.
            """
        case .again: "Grade the stage again, from scratch."
        case .keys: "Show these keys."
        case .quit: "Quit."
        }
    }

    static var helpRows: [HelpRow] {
        allCases.map { HelpRow(String($0.rawValue), $0.help) }
            + [
                HelpRow("↑ ↓", "Scroll; also with page up, page down and space."),
                HelpRow("Esc", "Go back to the exercise."),
            ]
    }
}
