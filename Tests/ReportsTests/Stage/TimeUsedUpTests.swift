import XCTest

@testable import Classroom
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

    /// A test that others have left no time for may be right: no report says that it isn't, nor that it ran.
    func testThatATestHadNoTurnIsSaidInEachOfThem() {
        let failure = TestResult.Failure.crowdedOut(limit: .seconds(10))
        let official = SuiteTest(
            exercise: "even-odd", result: Fixture.test("EvenOddTests/testOne", failure))
        let passed = SuiteTest(
            exercise: "even-odd", result: Fixture.test("EvenOddTests/testTwo", nil))
        let own = OwnTestsReport(
            tests: [OwnTest(result: Fixture.test("MyTests/testIt", failure))], bugs: [])
        let words =
            "The test was not run to its end, so it has no verdict. It takes longer than most, and too "
            + "many tests of the stage before it did not end within 10 seconds. Mend what does not "
            + "end, and grade again."
        for (suite, ownTests) in [
            (StageReport.Suite.ran([official, passed]), StageReport.OwnTests.none),
            (Fixture.passedStage.suite, .judged(own)),
        ] {
            let report = Fixture.report([
                StageReport(stage: shipped(1), suite: suite, ownTests: ownTests)
            ])
            let learner = LearnerResult(learner: "ann", verdict: .graded(report))
            let row = ClassRow(learner)
            let texts = [
                TextReporter(style: Style(usesColor: false)).text(of: report),
                Feedback(result: learner, row: row, heading: ClassFixture.heading).text(),
                LearnerPage(result: learner, row: row, heading: ClassFixture.heading).text,
                JUnitReporter.text(of: report), GitHubReporter.text(of: report, token: "t"),
            ].map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
            for text in texts {
                assertContains(text, words)
                assertContainsNot(text, "reference solution, where")
            }
            XCTAssertEqual(texts[0].components(separatedBy: words).count, 2, texts[0])
            XCTAssertEqual(texts[2].components(separatedBy: words).count, 2, texts[2])
            assertContains(JSONReporter.text(of: report), "\"status\" : \"notRun\"")
            XCTAssertFalse(row.attention.contains(.wrongTests))
        }
    }

    /// A learner reads first of the tests that took the time.
    func testTestsWithoutATurnStandBehindThoseThatTookTheTime() {
        let tests = [
            ("EvenOddTests/testA", TestResult.Failure.crowdedOut(limit: .seconds(10))),
            ("EvenOddTests/testB", .timeout(.seconds(10))),
        ].map { SuiteTest(exercise: "even-odd", result: Fixture.test($0, $1)) }
        let stage = StageReport(stage: shipped(1), suite: .ran(tests), ownTests: .none)
        XCTAssertEqual(stage.exercises[0].tests, tests.reversed())
        XCTAssertEqual(stage.suite.tests, tests)
    }
}
