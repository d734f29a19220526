import Catalog
import Reports
import SwiftSource
import TerminalKit

/// Explains what is wrong with a command line, what may have been meant, and what the usage is.
struct UsageErrorText {
    let grammar: Grammar

    /// Lines for standard error, ending with a newline.
    ///
    /// - Parameter line: The words of the command line, which determine whose help to suggest.
    func describe(_ error: UsageError, in line: [String]) -> String {
        let verb = grammar.verbs.dropFirst().first { $0.name == line.first }
        let words = PlainText.wrapped(
            PlainText.safe("error: \(sentence(error))"), width: TextWidth.usual)
        let help =
            verb.map { "'swift run grade \($0.name) --help' for everything that it takes." }
            ?? "'swift run grade --help' for all commands and options."
        return """
            \(words.joined(separator: "\n"))

            USAGE: swift run grade \((verb ?? grammar.verbs[0]).usage)
            See \(help)

            """
    }

    private func sentence(_ error: UsageError) -> String {
        switch error {
        case .unknownWord(let word, let verb):
            sentences(onUnknown: word, for: verb)
        case .unknownOption(let option):
            "there is no option '\(option)'."
                + meant(
                    Suggestion.nearest(
                        to: option, in: grammar.verbs.flatMap(\.options).map(\.name)))
        case .missingValue(let option):
            "the option '\(option)' needs a value."
        case .unexpectedValue(let option):
            "the option '\(option)' takes no value."
        case .badValue(let option, let value, let allowed):
            "'\(option)' can't be '\(value)'. It takes \(allowed)."
        case .unknownName(let name, let option, let nearest, let allowed):
            "there is no '\(name)' for '\(option)'.\(meant(nearest)) It takes \(allowed)."
        case .missing(let word, let verb):
            "the command '\(verb.name)' needs \(word)."
        case .notTaken(let word, let verb):
            "the command '\(verb.name)' doesn't take '\(word)'."
        case .notTogether(let one, let other):
            "'\(one)' and '\(other)' can't be used together."
        }
    }

    /// One or two sentences about a word that is unknown or that the command doesn't take.
    private func sentences(onUnknown word: String, for verb: Verb) -> String {
        let workshop = grammar.workshop
        let commands = grammar.verbs.map(\.name)
        if commands.contains(word) { return "'\(word)' is a command, so it must come first." }
        if let stage = workshop.stage(ofExercise: word) {
            return
                "'\(word)' is an exercise of \(StageWords.inText(stage.id)), but '\(verb.name)' takes "
                + "whole stages."
        }
        let isDefault = verb == grammar.verbs[0]
        let encores = workshop.encores.map { $0.module.lowercased() }
        var known = (isDefault ? commands : []) + encores
        var what = "\(isDefault ? "a command, " : "")a stage (\(workshop.numbersInWords))"
        if verb.words.takeExercises {
            known += workshop.stages.flatMap(\.exercises).map(\.id)
            what += " or an exercise"
        }
        let nearest = Suggestion.nearest(to: word, in: known)
        let isListed = nearest == nil && verb.words.takeExercises && !isDefault
        return "'\(word)' is not \(what).\(meant(nearest))"
            + (isListed ? " 'swift run grade list' shows the exercises." : "")
    }

    private func meant(_ word: String?) -> String {
        word.map { " Did you mean '\($0)'?" } ?? ""
    }
}

/// Finds the word that a mistyped word may have meant.
package enum Suggestion {
    /// The nearest of the words; nil if none is near enough to be explained by a typo.
    package static func nearest(to word: String, in words: [String]) -> String? {
        let typed = word.lowercased()
        let near = words.map { ($0, NearestWord.distance(typed, $0.lowercased())) }
            .filter { known, distance in distance <= (known.count + 2) / 4 }
        return near.min { $0.1 < $1.1 }?.0
    }
}
