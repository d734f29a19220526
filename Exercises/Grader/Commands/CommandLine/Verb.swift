/// A command of `grade`, declared in one place.
///
/// Parsing, help, "did you mean" suggestions and the run itself are all derived from this
/// declaration.
package struct Verb: Sendable {
    /// The command's name on the command line.
    let name: String
    /// A summary of what the command does, for the list of commands.
    let summary: String
    /// The text under OVERVIEW in the command's help.
    let overview: String
    /// The text after the program's name in the command's usage.
    let usage: String
    /// The words that the command takes.
    let words: Words
    /// A section of the command's help besides its options, such as the keys of `watch`.
    var section: (title: String, rows: [HelpRow])?
    var options: [Option] = []
    /// Runs the command and returns the exit status.
    let run: @Sendable (CommandContext) throws -> Int32

    /// The words that a command takes besides its options.
    enum Words: Sendable {
        case nothing
        case stages
        case stagesAndExercises
        /// One word that the command itself interprets.
        case asGiven
    }
}

extension Verb: Equatable {
    /// Commands are equal if their names are equal.
    package static func == (one: Verb, other: Verb) -> Bool { one.name == other.name }
}

/// A row of help: a name and its text.
struct HelpRow: Sendable {
    let name: String
    let text: String

    init(_ name: String, _ text: String) {
        self.name = name
        self.text = text
    }
}
