import Catalog
import TerminalKit

/// Writes the help of a command from its declaration.
package struct Help {
    let grammar: Grammar

    /// The text for `--help`, without a newline.
    func text(for verb: Verb) -> String {
        let isDefault = verb == grammar.verbs[0]
        var parts = [
            "OVERVIEW: \(verb.overview)", "USAGE: swift run grade \(verb.usage)",
        ]
        if isDefault {
            let commands = grammar.verbs.map { HelpRow($0.name, $0.summary) }
            parts.append(rows("COMMANDS", commands + [HelpRow("help", "Show this text.")]))
        }
        let arguments = arguments(of: verb)
        if !arguments.isEmpty { parts.append(rows("ARGUMENTS", arguments)) }
        if let section = verb.section { parts.append(rows(section.title, section.rows)) }
        let options = verb.options.map { option in
            HelpRow(
                [option.name, option.value].compactMap(\.self).joined(separator: " "), option.help)
        }
        let last = [
            HelpRow(
                "-h, --help",
                isDefault ? "Show this text, or the help of a command." : "Show this text.")
        ]
        parts.append(
            rows(
                "OPTIONS",
                options + (isDefault ? [HelpRow("--version", "Show the version.")] : []) + last))
        if isDefault { parts.append(rows("EXIT STATUS", ExitStatus.meanings)) }
        return parts.joined(separator: "\n\n")
    }

    private func arguments(of verb: Verb) -> [HelpRow] {
        guard verb.words != .nothing, verb.words != .asGiven else { return [] }
        let workshop = grammar.workshop
        let encores = workshop.encoreNames.joined(separator: ", ")
        let stages =
            "\(workshop.numbersInWords)" + (encores.isEmpty ? "." : ", or an encore: \(encores).")
            + (verb.words.areMany ? " The default is all that you have started." : "")
        let exercise = HelpRow("EXERCISE", "A name that 'swift run grade list' shows.")
        return [HelpRow("STAGE", stages)] + (verb.words.areExercises ? [exercise] : [])
    }

    private func rows(_ title: String, _ rows: [HelpRow]) -> String {
        let column = 24
        let lines = rows.map { row in
            let name = "  \(row.name)"
            let gap = String(repeating: " ", count: max(1, column - name.count))
            let indent = "\n" + String(repeating: " ", count: column)
            return name + gap
                + PlainText.wrapped(row.text, width: 80 - column).joined(separator: indent)
        }
        return (["\(title):"] + lines).joined(separator: "\n")
    }
}
