import Reports
import TerminalKit

/// Says what is wrong with a command line, and how it is used.
enum UsageErrorText {
    /// Lines for standard error, with a line end.
    static func describe(_ error: UsageError) -> String {
        let words = PlainText.wrapped(
            PlainText.safe("error: \(sentence(error))"), width: TextReporter.width)
        return """
            \(words.joined(separator: "\n"))

            USAGE: swift run grade [COMMAND] [STAGE...] [options]
            See 'swift run grade --help' for all commands and options.

            """
    }

    private static func sentence(_ error: UsageError) -> String {
        switch error {
        case .unknownWord(let word, let command):
            UnknownWordText.sentences(on: word, for: command)
        case .unknownOption(let option):
            "there is no option '\(option)'."
        case .missingValue(let option):
            "the option '\(option)' needs a value."
        case .unexpectedValue(let option):
            "the option '\(option)' takes no value."
        case .badValue(let option, let value, let allowed):
            "'\(value)' is no value for '\(option)': it takes \(allowed)."
        case .missing(let word, let command):
            "the command '\(command.rawValue)' needs \(word)."
        case .notTaken(let word, let command):
            "the command '\(command.rawValue)' doesn't take '\(word)'."
        }
    }
}
