/// A command of `grade`, declared in one place.
///
/// Parsing, help, "did you mean" suggestions and the run itself are all derived from it.
package struct Verb: Sendable {
    /// The command's name on the command line.
    package let name: String
    /// A summary of what the command does, for the list of commands.
    package let summary: String
    /// The text under OVERVIEW in the command's help.
    package let overview: String
    /// The text after the program's name in the command's usage.
    package let usage: String
    /// The words that the command takes.
    package let words: Words
    /// The rows under ARGUMENTS in the command's help.
    package let arguments: [HelpRow]
    /// An additional section of the command's help, such as the keys of `watch`.
    package let extra: (title: String, rows: [HelpRow])?
    package let options: [any DeclaredOption]
    /// The meaning of the exit statuses, in the order of `ExitStatus.all`.
    package let exitStatuses: [String]
    /// Runs the command and returns the exit status.
    package let run: @Sendable (CommandContext) throws -> Int32

    /// Declares a command.
    ///
    /// - Parameters:
    ///   - usage: The usage; derived from the words and options unless that isn't enough.
    ///   - arguments: The meaning of the words, except for stages.
    ///   - options: The type of the command's options.
    ///   - run: Runs the command with these options and returns the exit status.
    package init<Options: CommandOptions>(
        name: String, summary: String, overview: String, usage: String? = nil, words: Words,
        arguments: [HelpRow] = [], extra: (title: String, rows: [HelpRow])? = nil,
        options: Options.Type, exitStatuses: [String] = [],
        run: @escaping @Sendable (CommandContext, Options) throws -> Int32
    ) {
        self.name = name
        self.summary = summary
        self.overview = overview
        let parts = [name, words.usage, Options.declared.isEmpty ? nil : "[options]"]
        self.usage = usage ?? parts.compactMap(\.self).joined(separator: " ")
        self.words = words
        self.arguments = words.rows + arguments
        self.extra = extra
        self.options = Options.declared
        self.exitStatuses = exitStatuses
        self.run = { context in try run(context, try Options(context.invocation.options)) }
    }

    /// The words that a command takes besides its options.
    package enum Words: Sendable, Equatable {
        case nothing
        case stages
        case oneStage
        case oneStageOrExercise
        case stagesAndExercises
        /// Words that the command itself interprets, up to this maximum.
        case asGiven(maximum: Int)

        /// Whether an exercise can be named.
        var takeExercises: Bool { self == .oneStageOrExercise || self == .stagesAndExercises }

        /// The maximum number of words.
        var maximum: Int {
            switch self {
            case .nothing: 0
            case .stages, .stagesAndExercises: .max
            case .oneStage, .oneStageOrExercise: 1
            case .asGiven(let maximum): maximum
            }
        }

        fileprivate var usage: String? {
            switch self {
            case .nothing, .asGiven: nil
            case .stages: "[STAGE...]"
            case .oneStage: "[STAGE]"
            case .oneStageOrExercise: "[STAGE|EXERCISE]"
            case .stagesAndExercises: "[STAGE|EXERCISE...]"
            }
        }

        fileprivate var rows: [HelpRow] {
            switch self {
            case .nothing, .asGiven: []
            case .oneStageOrExercise: [HelpRow("STAGE", "\(Help.stages).")]
            default: [HelpRow("STAGE", "\(Help.stages). The default is all.")]
            }
        }
    }
}

extension Verb: Equatable {
    /// Commands are equal if their names are equal.
    package static func == (one: Verb, other: Verb) -> Bool { one.name == other.name }
}

/// A row of help: a name and its text, which may have several lines.
package struct HelpRow: Sendable {
    package let name: String
    package let text: String

    package init(_ name: String, _ text: String) {
        self.name = name
        self.text = text
    }
}
