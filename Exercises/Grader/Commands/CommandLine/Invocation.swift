import Catalog

/// What a command line asks for: the command, the words that it was given, and the options.
package struct Invocation: Sendable {
    package var verb: Verb
    /// The stages that are named, in the order of the workshop; all where none is named.
    package var stages: [Stage.ID] = []
    /// The identifiers of the exercises that are named, for the commands that take some.
    package var exercises: [String] = []
    /// The words as they were given, for the commands that take others than stages and exercises.
    package var words: [String] = []
    /// The options as they were given, in their order. Each command reads its own.
    package var options: [OptionValue] = []
    package var wantsHelp = false
    package var wantsVersion = false
}

/// What is wrong with a command line.
package enum UsageError: Error, Equatable {
    /// A word that is neither a command nor anything that this command takes.
    case unknownWord(String, for: Verb)
    case unknownOption(String)
    case missingValue(option: String)
    /// An option that takes no value has one.
    case unexpectedValue(option: String)
    case badValue(option: String, value: String, allowed: String)
    /// An option names something that isn't there; the name that is nearest, and what it may name.
    case unknownName(String, option: String, nearest: String?, allowed: String)
    /// The command needs this word.
    case missing(String, for: Verb)
    /// The command doesn't take this word.
    case notTaken(String, by: Verb)
    /// Two options that contradict each other.
    case notTogether(String, String)
}
