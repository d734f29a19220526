import Grading
import TerminalKit

/// Writes a report for a step of a GitHub Actions workflow.
package enum GitHubReporter {
    /// The annotations, then the report as text.
    ///
    /// Learners' words are in the text. So the runner is told to read no command there until it
    /// sees the token.
    /// - Parameter token: Random, and made after the learner's code has run.
    package static func text(
        of report: Report, showsPoints: Bool = false, token: String
    ) -> String {
        let commands = Annotations.all(of: report).map { $0.line + "\n" }.joined()
        let text = TextReporter(style: Style(usesColor: false), showsPoints: showsPoints)
            .text(of: report)
        return "\(commands)::stop-commands::\(token)\n\(text)::\(token)::\n"
    }

    /// The Markdown that is appended to the job's summary.
    package static func summary(of report: Report, showsPoints: Bool = false) -> String {
        let content = ReportMarkdown(
            report: report, rows: report.stages.map { ClassRow.Stage($0) },
            total: showsPoints ? PointsText.total(of: report) : StageWords.summary(of: report),
            showsPoints: showsPoints)
        let text: Markdown = """
            # Unit testing workshop

            \(content.text())

            """
        return text.source
    }
}

/// A command to GitHub Actions: a line that the runner reads on standard output.
struct WorkflowCommand {
    let name: String
    var properties: [(name: String, value: String)] = []
    let message: String

    /// The line, without its end.
    var line: String {
        let values = properties.map { "\($0.name)=\(Self.escapedProperty($0.value))" }
        let list = values.isEmpty ? "" : " " + values.joined(separator: ",")
        return "::\(name)\(list)::\(Self.escaped(message))"
    }

    /// Scalars are escaped, and not characters: a line end with an accent behind it is still a line
    /// end.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in PlainText.safe(text).unicodeScalars {
            switch scalar {
            case "%": result += "%25"
            case "\r": result += "%0D"
            case "\n": result += "%0A"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private static func escapedProperty(_ text: String) -> String {
        var result = ""
        for scalar in escaped(text).unicodeScalars {
            switch scalar {
            case ":": result += "%3A"
            case ",": result += "%2C"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
