import Grading
import TerminalKit

/// A format of a report. A new format is a case here, and a folder of this target.
package enum ReportFormat: String, Sendable, CaseIterable {
    case text, json, junit, github, gradescope, classroom50

    /// The report in this format.
    ///
    /// - Parameters:
    ///   - style: The colours of text for a terminal.
    ///   - showsAll: Whether text shows all failures, and not the first one only.
    ///   - codeFirst: Whether the learner would rather write the code before any test. Formats that others
    ///     read don't depend on that.
    ///   - token: Random, and made after the learner's code has run.
    ///   - submission: The data of Classroom 50 on the submission.
    package func text(
        of report: Report, style: Style, showsAll: Bool = false, codeFirst: Bool = false,
        token: String, submission: Classroom50Reporter.Submission
    ) -> String {
        switch self {
        case .text:
            TextReporter(style: style, showsAll: showsAll, codeFirst: codeFirst).text(of: report)
        case .json: JSONReporter.text(of: report)
        case .junit: JUnitReporter.text(of: report)
        case .github: GitHubReporter.text(of: report, token: token)
        case .gradescope: GradescopeReporter.text(of: report)
        case .classroom50: Classroom50Reporter.text(of: report, submission)
        }
    }
}
