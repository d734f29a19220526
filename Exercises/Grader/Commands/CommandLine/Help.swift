import Catalog
import TerminalKit

/// Writes the help of a command from its declaration.
struct Help {
    let grammar: Grammar

    /// The text for `--help`, without a newline.
    func text(for verb: Verb) -> String {
        let isDefault = verb == grammar.verbs[0]
        let commands = grammar.verbs.map { HelpRow($0.name, $0.summary) }
        let help = HelpRow("help", "Show this text, or the help for a command.")
        let options = verb.options + (isDefault ? [.version] : []) + [.help]
        let sections: [(title: String, rows: [HelpRow])] = [
            ("COMMANDS", isDefault ? commands + [help] : []),
            ("ARGUMENTS", arguments(of: verb)),
            verb.section ?? ("", []),
            ("OPTIONS", options.map(\.row)),
            ("EXIT STATUS", isDefault ? ExitStatus.meanings : []),
        ]
        let head = ["OVERVIEW: \(verb.overview)", "USAGE: swift run grade \(verb.usage)"]
        return (head + sections.filter { !$0.rows.isEmpty }.map(text)).joined(separator: "\n\n")
    }

    private func arguments(of verb: Verb) -> [HelpRow] {
        guard [.stages, .stagesAndExercises].contains(verb.words) else { return [] }
        let encores = grammar.workshop.encoreNames.joined(separator: ", ")
        let stages =
            grammar.workshop.numbersInWords
            + (encores.isEmpty ? "." : ", or an encore: \(encores).")
            + (verb.words == .stages || verb == grammar.verbs[0]
                ? verb.name == "verify"
                    ? " By default: all of them."
                    : " By default: all stages, and the encores that you have started."
                : "")
        let exercise = HelpRow("EXERCISE", "A name that 'swift run grade list' shows.")
        return [HelpRow("STAGE", stages)] + (verb.words == .stages ? [] : [exercise])
    }

    private func text(of title: String, _ rows: [HelpRow]) -> String {
        let column = 24
        let indent = "\n" + String(repeating: " ", count: column)
        let lines = rows.map { row in
            let gap = String(repeating: " ", count: max(1, column - 2 - row.name.count))
            let text = PlainText.wrapped(row.text, width: 80 - column)
            return "  \(row.name)\(gap)\(text.joined(separator: indent))"
        }
        return (["\(title):"] + lines).joined(separator: "\n")
    }
}
