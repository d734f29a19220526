import XCTest

@testable import Catalog
@testable import Grading
@testable import KitTestHelpers
@testable import Reports

/// What the results of a class come to.
final class ClassFiguresTests: XCTestCase {
    private func learner(_ name: String, _ failing: [String], passing: [String] = ["testOne"])
        -> LearnerResult
    {
        func tests(_ names: [String], _ failure: TestResult.Failure?) -> [SuiteTest] {
            names.map {
                SuiteTest(exercise: "even-odd", result: Fixture.test("EvenOddTests/\($0)", failure))
            }
        }
        return ClassFixture.learner(
            name,
            [
                StageReport(
                    stage: shipped(1),
                    suite: .ran(tests(passing, nil) + tests(failing, .contradiction)),
                    ownTests: .none)
            ])
    }

    func testTheCommonestFailureIsThatOfThoseWhoHaveBegun() throws {
        let figures = ClassFixture.figures(of: [
            learner("ann", ["testTwo", "testThree"]), learner("ben", ["testThree"]),
            learner("cem", ["testOne", "testTwo"], passing: []),
            learner("dan", ["testOne", "testTwo"], passing: []),
        ])
        let exercise = try XCTUnwrap(shipped(1).exercises.first)
        let failure = try XCTUnwrap(figures.commonestFailure(of: exercise))
        XCTAssertEqual(failure.result.name, "Stage1Tests.EvenOddTests/testThree")
        XCTAssertEqual(failure.count, 2)
        let page = ClassPage(figures: figures, heading: ClassFixture.heading).text
        assertContains(page, "<code>EvenOddTests.testThree</code>")
        XCTAssertNil(figures.commonestFailure(of: shipped(1).exercises[1]))
    }

    func testWhoHasWrittenNoTestsMissesNoBugs() {
        func learner(_ name: String, isExample: Bool) -> LearnerResult {
            var test = OwnTest(result: Fixture.test("MyEvenOddTests/testIt"))
            test.isExample = isExample
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
