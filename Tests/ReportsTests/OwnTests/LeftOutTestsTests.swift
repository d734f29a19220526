import XCTest

@testable import Classroom
@testable import Grading
@testable import KitTestHelpers
@testable import Reports
@testable import TerminalKit

/// Every report says which files of own tests can't be built, and what became of the others.
final class LeftOutTestsTests: XCTestCase {
    private let error = "Starter/Stage1Tests/MyLabelsTests.swift:9:1: error: cannot find x in scope"
    private let reason = "In MyOtherTests, a test marked @MainActor isn't async."
    private let judged =
        "Your tests in other files were run without MyLabelsTests.swift, Other.swift."

    private var report: Report {
        let own = OwnTestsReport(
            tests: [OwnTest(result: Fixture.test("MyEvenOddTests/testIt", .notReported))], bugs: [],
            leftOut: LeftOutTests(
                files: [
                    "Starter/Stage1Tests/MyLabelsTests.swift", "Starter/Stage1Tests/Other.swift",
                ], failure: .errors(error),
                output: "of type '(MyStage1Tests.MyOtherTests) -> @Swift.MainActor () -> ()'"))
        return Fixture.report([
            StageReport(
                stage: shipped(1), suite: Fixture.passedStage.suite, ownTests: .judged(own))
        ])
    }

    private func plain(_ text: String) -> String {
        text.replacing("’", with: "'").replacing("\\/", with: "/").replacing("&#39;", with: "'")
            .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    func testTheLearnerReadsOfBoth() {
        let learner = LearnerResult(learner: "ann", verdict: .graded(report))
        let texts = [
            TextReporter(style: Style(usesColor: false)).text(of: report),
            Feedback(result: learner, row: ClassRow(learner), heading: ClassFixture.heading).text(),
        ]
        for text in texts.map(plain) {
            assertContains(text, error)
            assertContains(text, reason)
            assertContains(text, judged)
            assertContains(text, "MyEvenOddTests.testIt")
        }
    }

    func testSoDoesTheInstructor() {
        let learner = LearnerResult(learner: "ann", verdict: .graded(report))
        let page = LearnerPage(
            result: learner, row: ClassRow(learner), heading: ClassFixture.heading)
        let text = plain(page.text)
        assertContains(text, error)
        assertContains(text, "The tests in other files were run without MyLabelsTests.swift")
        assertContains(text, "0 of 1 are right.")
    }

    func testProgramsDo() {
        let json = JSONReport(report).stages[0].ownTests
        XCTAssertEqual(json.status, "compileError")
        XCTAssertEqual(json.message?.hasPrefix("\(error)\nof type"), true)
        XCTAssertEqual(
            json.leftOut,
            ["Starter/Stage1Tests/MyLabelsTests.swift", "Starter/Stage1Tests/Other.swift"])
        XCTAssertEqual(json.tests.count, 1)
        let junit = JUnitReporter.text(of: report)
        for name in ["build", "start", "testIt"] { assertContains(junit, "name=\"\(name)\"") }
        let github = GitHubReporter.text(of: report, token: "TOKEN")
        assertContains(github, "::error file=Starter/Stage1Tests/MyLabelsTests.swift,line=9,col=1")
        assertContains(github, reason)
        assertContains(github, "MyEvenOddTests.testIt::")
    }

    func testNextShowsTheErrorsOfTheExercise() throws {
        let reporter = NextReporter(style: Style(usesColor: false), tree: .starter)
        let exercise = try XCTUnwrap(report.exercises.last)
        let text = reporter.text(of: exercise, in: report.stages[0], start: nil)
        assertContains(plain(text), error)
    }
}
