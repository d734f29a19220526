/// What the command line asks for.
struct Invocation: Equatable {
    /// What is to be done.
    enum Command: String, CaseIterable {
        case grade, watch, next, list, hint, diff, reset, doctor, verify
    }

    /// How a report is written.
    enum Format: String, CaseIterable {
        case text, json, junit, github, gradescope
    }

    var command = Command.grade
    /// The numbers of the stages, in order; all where none is named.
    var stages: [Int] = []
    /// The identifiers of the exercises that are named, for the commands that take some.
    var exercises: [String] = []
    var tree = Tree.starter
    var format = Format.text
    /// Where the report goes; standard output where nil.
    var output: String?
    var limits = Grader.defaultLimits
    /// Whether a question is taken as answered with yes.
    var saysYes = false
    var wantsHelp = false
    var wantsVersion = false
}

/// What is wrong with a command line.
enum UsageError: Error, Equatable {
    /// A word that is neither a command nor a stage.
    case unknownWord(String)
    case unknownOption(String)
    case missingValue(option: String)
    /// An option that takes no value has one.
    case unexpectedValue(option: String)
    case badValue(option: String, value: String, allowed: String)
    /// The command doesn't take this word.
    case notTaken(String, by: Invocation.Command)
}
