import Foundation
import GradeKit

/// The program `grade`: the whole product on one page.
///
/// A submission goes one way, whoever asks for its verdict:
///
///     Submission ──► WorkspaceContent ──► StageBuilder ──► SuiteRun ──► Report ──► ReportFormat
///
/// `Grader` (in the target Grading) reads as that line; the reporters are in the target Reports.
@main
enum Grade {
    /// The commands, in the order of the help; the first is the default.
    static let verbs: [Verb] =
        [
            // For learners.
            .grade, .watch, .next, .list, .hint, .predict, OtherCommands.map, .tests, .diff, .reset,
            .pack, .doctor,
        ] + others

    /// The other commands that the program `grade-all` has, with the formats of reports that learners don't
    /// read. It is built when one of these is first asked for: nobody's first grading waits for it.
    private static let others: [Verb] = [
        // For instructors.
        OtherCommands.classroom, OtherCommands.merge,
        // For authors.
        OtherCommands.new, OtherCommands.verify,
    ]

    static func main() {
        exit(CommandLineTool.main(verbs, hasAll: false))
    }
}
