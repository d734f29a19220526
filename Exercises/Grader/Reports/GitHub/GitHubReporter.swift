import Grading
import TerminalKit

/// Writes a report for a step of a GitHub Actions workflow.
package enum GitHubReporter {
    /// The annotations, followed by the report as text.
    ///
    /// The text contains words that learners chose, so the runner is instructed to ignore commands
    /// in it until the token appears.
    ///
    /// - Parameter token: A random token that is generated after the learner's code has run.
    package static func text(
        of report: Report, showsPoints: Bool = false, token: String
    ) -> String {
        let commands = Annotations.all(of: report).map { $0.line + "\n" }.joined()
        let text = TextReporter(style: Style(usesColor: false), showsPoints: showsPoints)
            .text(of: report)
        return "\(commands)::stop-commands::\(token)\n\(text)::\(token)::\n"
    }

    /// The Markdown to append to the job summary. After its heading, it consists of HTML on one line. In
    /// Markdown, a blank line would end the HTML, and a learner's text after that line could act as Markdown.
    package static func summary(of report: Report, showsPoints: Bool = false) -> String {
        let total = showsPoints ? PointsText.total(of: report) : StageWords.summary(of: report)
        let content = ReportHTML(
            report: report, rows: report.stages.map { ClassRow.Stage($0) }, reader: .feedback,
            showsPoints: showsPoints
        ).html()
        let html: HTML = "<p>\(total)</p>\(content)"
        return "# Unit testing workshop\n\n\(html.source.replacing("\n", with: "&#10;"))\n"
    }
}

/// A workflow command: a line that GitHub Actions' runner reads from standard output.
struct WorkflowCommand {
    let name: String
    var properties: [(name: String, value: String)] = []
    let message: String

    /// The line, without a newline.
    var line: String {
        let values = properties.map { "\($0.name)=\(Self.escapedProperty($0.value))" }
        let list = values.isEmpty ? "" : " " + values.joined(separator: ",")
        return "::\(name)\(list)::\(Self.escaped(message))"
    }

    /// Escapes a message. Works on scalars instead of characters, because Swift treats a newline and an
    /// accent after it as a character other than the newline, but the runner still ends the command there.
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
