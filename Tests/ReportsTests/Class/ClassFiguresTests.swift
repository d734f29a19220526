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

    func testMeanMedianAndDistributionAreOfThoseWhoWereGraded() throws {
        XCTAssertNil(PointStatistics([]))
        let rows = ClassFixture.everyKind.map { ClassRow($0) }
        XCTAssertEqual(rows.map(\.points), [25, 25, 0, 7.5, nil, nil])
        let statistics = try XCTUnwrap(PointStatistics(rows))
        XCTAssertEqual(statistics.count, 4)
        XCTAssertEqual(statistics.mean, 14.4)
        XCTAssertEqual(statistics.median, 16.3)
        XCTAssertEqual(statistics.distribution, [1, 0, 0, 1, 0, 0, 0, 0, 0, 2])
        XCTAssertEqual(PointStatistics(Array(rows.prefix(3)))?.median, 25)
    }

    func testALearnersPageLeadsToTheNeighbours() throws {
        let fake = FakeFiles([:])
        var reports = ClassReports(
            folder: "/out", files: fake.files, heading: ClassFixture.heading)
        try reports.add(ClassFixture.learner("ann", [Fixture.passedStage]), before: "Ben")
        try reports.add(ClassFixture.learner("Ben", [Fixture.passedStage]))
        let ann = try XCTUnwrap(fake.text("/out/learners/ann.html"))
        let ben = try XCTUnwrap(fake.text("/out/learners/~42en.html"))
        assertContains(ann, "After: <a href=\"~42en.html\"><bdi>Ben</bdi></a>")
        assertContainsNot(ann, "Before:")
        assertContains(ben, "Before: <a href=\"ann.html\"><bdi>ann</bdi></a>")
        assertContainsNot(ben, "After:")
        assertContains(ann, "<a href=\"#stage-1\">")
    }
}
