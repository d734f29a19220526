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
        if !verb.arguments.isEmpty { parts.append(rows("ARGUMENTS", verb.arguments)) }
        if let extra = verb.extra { parts.append(rows(extra.title, extra.rows)) }
        parts.append(rows("OPTIONS", verb.options.map(row) + lastOptions(isDefault: isDefault)))
        if !verb.exitStatuses.isEmpty { parts.append(statuses(of: verb)) }
        return parts.joined(separator: "\n\n")
    }

    /// A placeholder for the stages' names in the texts of commands.
    package static let stages = "<stages>"

    /// The stages in words: `1 to 4, or stage1 to stage4`.
    private var stagesInWords: String {
        let numbers = grammar.workshop.numbersInWords
        let names = grammar.workshop.numbered.map { $0.module.lowercased() }
        let encores = grammar.workshop.encores.map { ", or \($0.module.lowercased())" }.joined()
        return "\(numbers), or \(names.first ?? "") to \(names.last ?? "")\(encores)"
    }

    private func row(_ option: any DeclaredOption) -> HelpRow {
        HelpRow([option.name, option.value].compactMap(\.self).joined(separator: " "), option.help)
    }

    private func lastOptions(isDefault: Bool) -> [HelpRow] {
        isDefault
            ? [
                HelpRow("--version", "Show the version."),
                HelpRow("-h, --help", "Show this text, or a command's own."),
            ] : [HelpRow("-h, --help", "Show this text.")]
    }

    private func rows(_ title: String, _ rows: [HelpRow]) -> String {
        let column = 24
        let lines = rows.map { row in
            let name = "  \(row.name)"
            let gap = String(repeating: " ", count: max(1, column - name.count))
            let indent = "\n" + String(repeating: " ", count: column)
            return name + gap + text(of: row, columns: 80 - column).replacing("\n", with: indent)
        }
        return (["\(title):"] + lines).joined(separator: "\n")
    }

    /// The text of a row. Lines that list the stages grow with the workshop, so they are wrapped.
    private func text(of row: HelpRow, columns: Int) -> String {
        guard row.text.contains(Self.stages) else { return row.text }
        let text = row.text.replacing(Self.stages, with: stagesInWords)
        return text.split(separator: "\n")
            .flatMap { PlainText.wrapped(String($0), width: columns) }.joined(separator: "\n")
    }

    private func statuses(of verb: Verb) -> String {
        let lines = zip(ExitStatus.all, verb.exitStatuses).map { status, meaning in
            "  " + ScreenText.padded("\(status)", to: 4) + meaning
        }
        return (["EXIT STATUS:"] + lines).joined(separator: "\n")
    }
}
