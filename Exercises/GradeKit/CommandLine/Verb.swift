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
    let arguments: [HelpRow]
    /// A part of the help of its own, such as the keys of `watch`.
    let extra: (title: String, rows: [HelpRow])?
    let options: [any DeclaredOption]
    /// What each exit status means, where that isn't plain.
    let exitStatuses: [(status: Int32, meaning: String)]
    /// Does what an invocation asks for, and returns the exit status.
    let run: @Sendable (CommandContext) throws -> Int32

    /// - Parameters:
    ///   - options: The type of the command's options.
    ///   - run: Does it with what was given of these, and returns the exit status.
    init<Options: CommandOptions>(
        name: String, summary: String, overview: String, usage: String, words: Words,
        arguments: [HelpRow] = [], extra: (title: String, rows: [HelpRow])? = nil,
        options: Options.Type,
        exitStatuses: [(status: Int32, meaning: String)] = [],
        run: @escaping @Sendable (CommandContext, Options) throws -> Int32
    ) {
        self.name = name
        self.summary = summary
        self.overview = overview
        self.usage = usage
        self.words = words
        self.arguments = arguments
        self.extra = extra
        self.options = Options.declared
        self.exitStatuses = exitStatuses
        self.run = { context in try run(context, try Options(context.invocation.options)) }
    }

    /// The words that a command takes beside its options.
    enum Words: Sendable, Equatable {
        case nothing
        case stages
        case oneStage
        case oneStageOrExercise
        case stagesAndExercises
        /// Words that the command reads itself, this many at the most.
        case asGiven(maximum: Int)

        /// Whether an exercise can be named.
        var takeExercises: Bool { self == .oneStageOrExercise || self == .stagesAndExercises }

        /// How many there can be at the most.
        var maximum: Int {
            switch self {
            case .nothing: 0
            case .stages, .stagesAndExercises: .max
            case .oneStage, .oneStageOrExercise: 1
            case .asGiven(let maximum): maximum
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
