import Catalog

/// The parsed command line: the command, its words, and its options.
package struct Invocation: Sendable {
    package var verb: Verb
    /// The named stages in the workshop's order; all if none was named.
    package var stages: [Stage.ID] = []
    /// The identifiers of the named exercises, for commands that take exercises.
    package var exercises: [String] = []
    /// The words as typed, for commands whose words aren't stages or exercises.
    package var words: [String] = []
    /// The options in the order in which they were given. Each command reads its own.
    package var options: [OptionValue] = []
    package var wantsHelp = false
    package var wantsVersion = false
}

/// An error in a command line.
package enum UsageError: Error, Equatable {
    /// A word that is neither a command nor anything else that this command takes.
    case unknownWord(String, for: Verb)
    case unknownOption(String)
    case missingValue(option: String)
    /// An option that doesn't take a value has one.
    case unexpectedValue(option: String)
    case badValue(option: String, value: String, allowed: String)
    /// An option's value is a name that doesn't exist, with the nearest name and the allowed ones.
    case unknownName(String, option: String, nearest: String?, allowed: String)
    /// A required word is missing.
    case missing(String, for: Verb)
    /// The command doesn't take this word.
    case notTaken(String, by: Verb)
    /// Two options contradict each other.
    case notTogether(String, String)
}
