import Grading
import TerminalKit

/// Writes a report for a step of a GitHub Actions workflow.
package enum GitHubReporter {
    /// The annotations, then the report as text.
    ///
    /// What learners wrote is in the text, so the runner is told to read no command there until it
    /// sees the token.
    /// - Parameter token: Random, and made after the learner's code has run.
    package static func text(of report: Report, token: String) -> String {
        let commands = Annotations.all(of: report).map { $0.line + "\n" }.joined()
        let text = TextReporter(style: Style(usesColor: false)).text(of: report)
        return "\(commands)::stop-commands::\(token)\n\(text)::\(token)::\n"
    }

    /// The Markdown that is appended to the job's summary.
    package static func summary(of report: Report) -> String {
        let text: Markdown = "# Unit testing workshop\n\n\(ReportMarkdown(report: report).text())\n"
        return text.source
    }
}
