import XCTest

@testable import Classroom
@testable import CourseReports
@testable import Grading
@testable import KitTestHelpers
@testable import Reports
@testable import TerminalKit

/// Every report that tells of planted bugs says where there was no time for them.
final class TimeUsedUpTests: XCTestCase {
    private let report: Report = {
        let bug = BugResult(
            id: "zero-is-odd", exercise: "even-odd", status: .notRun, kills: [], isOutOfTime: true)
        let test = Fixture.test("MyTests/testIt", .noTimeLeft(limit: .seconds(300)))
        let own = OwnTestsReport(
            tests: [OwnTest(result: test)], bugs: [bug], usedUpTime: .seconds(300))
        return Fixture.report([
            StageReport(
                stage: shipped(1), suite: Fixture.passedStage.suite, ownTests: .judged(own))
        ])
    }()

    private let sentence =
        "All tests of the stage together may take 300 seconds, and had taken them."

    func testItIsSaidInEachOfThem() {
        let learner = LearnerResult(learner: "ann", verdict: .graded(report))
        let texts = [
            TextReporter(style: Style(usesColor: false)).text(of: report)
                .split(whereSeparator: \.isWhitespace).joined(separator: " "),
            Feedback(result: learner, row: ClassRow(learner), heading: ClassFixture.heading).text(),
            LearnerPage(result: learner, row: ClassRow(learner), heading: ClassFixture.heading)
                .text,
        ]
        for text in texts {
            assertContains(text, sentence)
            assertContains(text.replacing("’", with: "'"), "the stage's time was used up.")
        }
        assertContains(JSONReporter.text(of: report), "\"message\" : \"\(sentence)")
    }
}
