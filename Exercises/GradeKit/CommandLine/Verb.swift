/// A command of `grade`: all that is to be known of it, declared once.
///
/// Parsing, help, "did you mean" and what is run come from here.
package struct Verb: Sendable {
    /// The word on the command line.
    let name: String
    /// What it does, for the list of all commands.
    let summary: String
    /// What stands under OVERVIEW in its help.
    let overview: String
    /// What follows the program's name in its usage.
    let usage: String
    /// The words that it takes.
    let words: Words
    /// What stands under ARGUMENTS, for each of them.
    var arguments: [HelpRow] = []
    /// A part of the help of its own, such as the keys of `watch`.
    var extra: (title: String, rows: [HelpRow])?
    var options: [Option] = []
    /// What each exit status means, where that isn't plain.
    var exitStatuses: [(status: Int32, meaning: String)] = []
    /// Does it, and returns the exit status.
    let run: @Sendable (CommandContext) throws -> Int32

    /// The words that a command takes beside its options.
    enum Words: Sendable, Equatable {
        case nothing
        case stages
        case oneStage
        case oneStageOrExercise
        case stagesAndExercises
        /// Folders, this many at the most.
        case folders(maximum: Int)
        /// What is to be made, and what it is called.
        case kindAndName

        /// Whether an exercise can be named.
        var takeExercises: Bool { self == .oneStageOrExercise || self == .stagesAndExercises }

        /// How many there can be at the most.
        var maximum: Int {
            switch self {
            case .nothing: 0
            case .stages, .stagesAndExercises: .max
            case .oneStage, .oneStageOrExercise: 1
            case .folders(let maximum): maximum
            case .kindAndName: 2
            }
        }
    }
}

extension Verb: Equatable {
    /// There is one command of a name.
    package static func == (one: Verb, other: Verb) -> Bool { one.name == other.name }
}

/// A line of help: a name, and beside it a text, which may have several lines.
struct HelpRow: Sendable {
    let name: String
    let text: String

    init(_ name: String, _ text: String) {
        self.name = name
        self.text = text
    }
}

/// The exit statuses of `grade`.
enum ExitStatus {
    static let passed: Int32 = 0
    static let notPassed: Int32 = 1
    /// As `EX_USAGE` in sysexits.h.
    static let usage: Int32 = 64
    /// As `EX_SOFTWARE` in sysexits.h.
    static let couldNotGrade: Int32 = 70
    /// As a shell has it for SIGINT. It is seen only where the signal doesn't end the process.
    static let interrupted: Int32 = 130
}
