import Commands
import Foundation

/// The grader: the whole product on one page.
///
/// Every submission takes the same path, whoever asks for its verdict:
///
///     Submission ──► WorkspaceContent ──► StageBuilder ──► SuiteRun ──► Report ──► ReportFormat
///
/// The code of `Grader` (in the target Grading) follows this line. The reporters are in the target
/// Reports.
@main
enum GraderProgram {
    /// The commands, in the order of the help; the first is the default.
    static let verbs: [Verb] = [
        // For learners.
        .grade, .watch, .next, .list, .hint, .tests, .diff, .reset, .pack, .doctor,
        // For instructors.
        .classroom,
        // For authors.
        .verify,
        // For developers, after the workshop.
        .package,
    ]

    static func main() {
        exit(CommandLineTool.main(verbs))
    }
}
