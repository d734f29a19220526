import Catalog
import Reports
import SwiftSource
import TerminalKit

/// An error in a command line: what is wrong, and what the user may have meant.
struct UsageError: Error, Equatable {
    /// A sentence, without a newline.
    let text: String

    init(_ text: String) { self.text = text }

    static func unknownOption(_ option: String, known: [String]) -> UsageError {
        UsageError("there is no option '\(option)'.\(meant(option, known))")
    }

    static func badValue(option: String, value: String, allowed: String) -> UsageError {
        UsageError("'\(value)' isn't a value for '\(option)', which takes \(allowed).")
    }

    /// An option or a command was given a name that doesn't exist.
    static func unknownName(
        _ name: String, for owner: String, known: [String], allowed: String
    ) -> UsageError {
        UsageError("'\(owner)' takes \(allowed), not '\(name)'.\(meant(name, known))")
    }

    /// A required word is missing.
    static func missing(_ word: String, for verb: Verb) -> UsageError {
        UsageError("the command '\(verb.name)' needs \(word).")
    }

    /// The command doesn't take this word or option.
    static func notTaken(_ word: String, by verb: Verb) -> UsageError {
        UsageError("the command '\(verb.name)' doesn't take '\(word)'.")
    }

    /// A word is neither a command nor anything else that this command takes.
    static func unknownWord(_ word: String, for verb: Verb, _ grammar: Grammar) -> UsageError {
        let (workshop, commands) = (grammar.workshop, grammar.verbs.map(\.name))
        if commands.contains(word.lowercased()) {
            return UsageError("'\(word)' is a command, so it must come first.")
        }
        let isDefault = verb == grammar.verbs[0]
        let takesExercises = verb.words == .stagesAndExercises
        let encores = workshop.encoreNames
        let near = nearest(to: word, in: (isDefault ? commands : []) + encores)
        let exercise =
            workshop.exercise(calledBy: word)
            ?? (near == nil ? workshop.exercise(near: word) : nil)
        if !takesExercises, let exercise, let stage = workshop.stage(ofExercise: exercise.id) {
            return UsageError(
                "'\(exercise.id)' is an exercise of \(StageWords.inText(stage.id)), but '\(verb.name)' "
                    + "takes whole stages. Run: swift run grade \(verb.name) \(stage.typedName)")
        }
        let kinds =
            (isDefault ? "a command, " : "") + "a stage (\(workshop.numbersInWords))"
            + (takesExercises ? ", an encore or an exercise" : " or an encore")
        let source =
            takesExercises
            ? "'swift run grade list' shows the exercises."
            : "The encores are \(encores.joined(separator: ", "))."
        return UsageError(
            "'\(word)' isn't \(kinds). "
                + ((near ?? exercise?.id).map { "Did you mean '\($0)'?" } ?? source))
    }

    /// A question about a word that was probably meant; empty if there is none.
    private static func meant(_ word: String, _ known: [String]) -> String {
        nearest(to: word, in: known).map { " Did you mean '\($0)'?" } ?? ""
    }

    /// The nearest of the words; nil if none is near enough to be explained by a typo.
    static func nearest(to word: String, in words: [String]) -> String? {
        let near = words.map { ($0, NearestWord.distance(word.lowercased(), $0.lowercased())) }
            .filter { known, distance in distance <= (known.count + 2) / 4 }
        return near.min { $0.1 < $1.1 }?.0
    }

    /// The lines for standard error: the message, and then the usage of the command that the
    /// command line names.
    func lines(for line: [String], _ grammar: Grammar) -> String {
        let (verb, isNamed) = grammar.verb(of: line)
        let words = PlainText.wrapped(PlainText.safe("error: \(text)"), width: TextWidth.usual)
        let help =
            isNamed
            ? "'swift run grade \(verb.name) --help' for its arguments and options."
            : "'swift run grade --help' for all commands and options."
        return """
            \(words.joined(separator: "\n"))

            USAGE: swift run grade \(verb.usage)
            See \(help)

            """
    }
}
