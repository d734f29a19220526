import Catalog
import Foundation
import Grading
import TerminalKit

/// Writes a report as Classroom 50 reads it: `result.json`, version `classroom50/result/v1`.
///
/// Classroom 50 takes whole points only. So each stage is two tests, its official tests and its
/// planted bugs, and parts of a point are left out: all points of a test mean that all of it
/// passed.
package enum Classroom50Reporter {
    /// The submission's data, which Classroom 50 puts into the environment, and the time of the
    /// grading.
    package struct Submission: Sendable {
        let environment: [String: String]
        let date: Date

        package init(environment: [String: String], date: Date) {
            self.environment = environment
            self.date = date
        }

        fileprivate subscript(name: String) -> String { environment[name] ?? "" }
    }

    /// The report's JSON, indented, with a line end.
    package static func text(of report: Report, _ submission: Submission) -> String {
        let tests = report.numbered.flatMap { Self.tests(of: $0, report.tree) }
        let result = Result(
            classroom: submission["CLASSROOM"], assignment: submission["ASSIGNMENT"],
            submission: submission["SUBMISSION_TAG"], commit: submission["COMMIT_URL"],
            release: submission["RELEASE_URL"], review: submission["REVIEW_URL"],
            datetime: submission.date.formatted(.iso8601),
            score: tests.map(\.score).reduce(0, +),
            maxScore: tests.map(\.maxScore).reduce(0, +), tests: tests)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        do {
            return String(decoding: try encoder.encode(result), as: UTF8.self) + "\n"
        } catch {
            fatalError("strings and whole numbers can always be encoded: \(error)")
        }
    }

    private static func tests(of stage: StageReport, _ tree: Tree) -> [Test] {
        let details = StageDetails(style: Style(usesColor: false), tree: tree)
        let text = PlainText.safe(details.lines(of: stage).joined(separator: "\n"))
        return [
            Test(
                name: "\(StageWords.name(stage.stage)), code", points: Points.ofSuite(stage),
                worth: Points.forSuite(of: stage.stage), output: text),
            Test(
                name: "\(StageWords.name(stage.stage)), own tests",
                points: Points.ofBugs(stage), worth: Points.forBugs(of: stage.stage),
                output: ""),
        ]
    }

    private struct Result: Encodable {
        let schema = "classroom50/result/v1"
        let classroom: String
        let assignment: String
        let submission: String
        let commit: String
        let release: String
        let review: String
        let datetime: String
        let score: Int
        let maxScore: Int
        let tests: [Test]

        enum CodingKeys: String, CodingKey {
            case schema, classroom, assignment, submission, commit, release, review, datetime
            case score, tests
            case maxScore = "max-score"
        }
    }

    private struct Test: Encodable {
        let name: String
        let passed: Bool
        let score: Int
        let maxScore: Int
        /// The text on what to fix. Classroom 50 keeps keys that it doesn't know.
        let output: String

        init(name: String, points: Double, worth: Double, output: String) {
            self.name = name
            // A sum of shares that is 10 may have become 9.999 by rounding.
            score = Int((points + 0.001).rounded(.down))
            maxScore = Int(worth)
            passed = score == maxScore
            self.output = output
        }

        enum CodingKeys: String, CodingKey {
            case passed, score, output
            case name = "test-name"
            case maxScore = "max-score"
        }
    }
}
