/// The keys of the watch screen: one case for each, with its help.
///
/// What a key does stands in `WatchReducer+Keys.swift`.
enum WatchKey: Character, CaseIterable {
    case next = "n"
    case previous = "p"
    case hint = "h"
    case list = "l"
    case diff = "d"
    case again = "r"
    case quit = "q"

    /// What `grade watch --help` says.
    private var help: String {
        switch self {
        case .next: "Go to the next exercise, once this one is green."
        case .previous: "Go to the previous exercise."
        case .hint: "Show a hint, and one more each time."
        case .list: "List all exercises with their state."
        case .diff:
            """
            Compare with the finished code. Where the exercise
            isn't green yet, press it twice.
            """
        case .again: "Grade the stage again, from scratch."
        case .quit: "Quit."
        }
    }

    static var helpRows: [HelpRow] { allCases.map { HelpRow(String($0.rawValue), $0.help) } }
}
