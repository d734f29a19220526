import XCTest

@testable import Catalog
@testable import Classroom
@testable import Grading
@testable import KitTestHelpers
@testable import Reports

/// Tests the statistics of a class.
final class ClassFiguresTests: XCTestCase {
    func testEncoresCountOnlyIfNothingElseWasRequested() throws {
        func status(_ stages: [StageReport]) -> ClassRow.Status {
            ClassRow(ClassFixture.learner("ann", stages)).status
        }
        let games = try XCTUnwrap(Workshop.shipped.encores.first)
        let test = SuiteTest(exercise: "x", result: Fixture.test("T/test"))
        let failed = SuiteTest(exercise: "x", result: Fixture.test("T/test", .contradiction))
        XCTAssertEqual(status([]), .notPassed, "if an encore was requested but nothing was started")
        XCTAssertEqual(
            status([StageReport(stage: games, suite: .ran([failed]), ownTests: .none)]), .notPassed)
        XCTAssertEqual(
            status([StageReport(stage: games, suite: .ran([test]), ownTests: .none)]), .passed)
    }

    func testWithoutTestsNoBugIsMissed() {
        let none = ClassFixture.figures(of: [
            ClassFixture.learner(
                "ann",
                [
                    StageReport(
                        stage: shipped(1), suite: Fixture.passedStage.suite, ownTests: .none)
                ])
        ])
        let words = "<p>No learner has written tests that could be judged yet.</p>"
        assertContains(ClassPage(figures: none, heading: ClassFixture.heading).text, words)
        let mastered = ClassFixture.figures(of: [ClassFixture.everyKind[0]])
        assertContainsNot(
            ClassPage(figures: mastered, heading: ClassFixture.heading).text, words)
    }

    func testUntouchedMissingAndUngradedWorkIsDistinguished() {
        func stage(_ suite: StageReport.Suite) -> StageReport {
            StageReport(stage: Fixture.smallStage, suite: suite, ownTests: .none)
        }
        let figures = ClassFixture.figures(of: [
            ClassFixture.learner("ann", [stage(.ran([]))]),
            ClassFixture.learner("ben", [stage(.notBuilt(.missingFolder, tests: []))]),
            LearnerResult(learner: "cem", verdict: .notGraded(.notHandedIn)),
        ])
        let page = ClassPage(figures: figures, heading: ClassFixture.heading).text
        func cell(_ name: String) -> String? {
            page.firstMatch(
                of: try! Regex("<bdi>\(name)</bdi></a></th>(<td.*?</td>)")
                    .dotMatchesNewlines())?[1].substring.map(String.init)
        }
        XCTAssertEqual(
            ["ann", "ben", "cem"].map(cell),
            [
                "<td class=\"number\" data-value=\"0\">–</td>",
                "<td class=\"number\" data-value=\"0\">missing</td>", "<td class=\"number\"></td>",
            ])
    }

    func testOtherFilesHandedInAreNamed() throws {
        var result = ClassFixture.learner("ann", [Fixture.passedStage])
        result.upload = LearnerUpload(
            name: "third.zip", others: ["first.zip", "<second>.zip"])
        let fake = try ClassFixture.files(of: [result])
        assertContains(
            try XCTUnwrap(fake.text("/out/class.html")),
            "<bdi>ann</bdi></a> <code>first.zip</code>, <code>&lt;second&gt;.zip</code></li>")
        assertContains(
            try XCTUnwrap(fake.text("/out/class.json")), "\"several files handed in\"")
    }

    func testOnlyTheInstructorSeesFilesEqualToFinished() throws {
        var result = ClassFixture.learner("ann", [Fixture.passedStage])
        result.finishedParts = [
            FinishedPart(stage: 1, part: .code, files: 3, changed: 3),
            FinishedPart(stage: 1, part: .tests, files: 1, changed: 2),
        ]
        let fake = try ClassFixture.files(of: [result])
        assertContains(
            try XCTUnwrap(fake.text("/out/class.html")),
            "<bdi>ann</bdi></a> Stage 1, code: 3 of 3 changed files; "
                + "Stage 1, tests: 1 of 2 changed files</li>")
        assertContains(
            try XCTUnwrap(fake.text("/out/learners/ann.html")),
            "<li>Stage 1, tests: 1 of 2 changed files</li>")
        let json = try XCTUnwrap(fake.text("/out/class.json"))
        let problems = try JSONSchema.classroom.problems(in: [json])
        XCTAssertEqual(problems, [[]])
        assertContains(json, "\"files from 'Finished'\"")
        assertContainsNot(try XCTUnwrap(fake.text("/out/feedback/ann.html")), "Finished")
    }

    func testALearnerWithoutTestsMissesNoBugs() {
        func learner(_ name: String, isExample: Bool) -> LearnerResult {
            let test = OwnTest(
                result: Fixture.test("MyEvenOddTests/testIt"), isExample: isExample)
            let bugs = shipped(1).bugs.prefix(1).map {
                BugResult(id: $0.id, exercise: $0.exercise, status: .survived, kills: [])
            }
            return ClassFixture.learner(
                name,
                [
                    StageReport(
                        stage: shipped(1), suite: Fixture.passedStage.suite,
                        ownTests: .judged(OwnTestsReport(tests: [test], bugs: Array(bugs))))
                ])
        }
        let figures = ClassFixture.figures(of: [
            learner("ann", isExample: false), learner("ben", isExample: true),
        ])
        XCTAssertEqual(MissedBug.all(in: figures).map(\.share), [Share(part: 1, whole: 1)])
    }
}
