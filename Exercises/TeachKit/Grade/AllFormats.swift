import CourseReports
import Foundation
import GradeKit
import Grading
import Reports

extension Verb {
    /// `grade` with every format of reports.
    package static let gradeInAllFormats = grade(
        in: OtherFormats(
            text: { report, format, context in
                switch format {
                case .text, .json: ""
                case .junit: JUnitReporter.text(of: report)
                // The token is made after the learner's code has run.
                case .github: GitHubReporter.text(of: report, token: Secret.make())
                case .gradescope: GradescopeReporter.text(of: report)
                case .classroom50:
                    Classroom50Reporter.text(
                        of: report,
                        Classroom50Reporter.Submission(
                            environment: context.machine.environment, date: Date()))
                }
            }, summary: GitHubReporter.summary))
}
