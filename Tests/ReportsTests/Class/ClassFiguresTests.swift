import XCTest

@testable import Catalog
@testable import Classroom
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

    func testNothingGradedIsNotPassedAndEncoresCountWhereNothingElseWasAskedFor() throws {
        func status(_ stages: [StageReport]) -> ClassRow.Status {
            ClassRow(ClassFixture.learner("ann", stages)).status
        }
        let games = try XCTUnwrap(Workshop.shipped.encores.first)
        let test = SuiteTest(exercise: "x", result: Fixture.test("T/test"))
        let failed = SuiteTest(exercise: "x", result: Fixture.test("T/test", .contradiction))
        XCTAssertEqual(status([]), .notPassed, "an encore was asked for, and not begun")
        XCTAssertEqual(
            status([StageReport(stage: games, suite: .ran([failed]), ownTests: .none)]), .notPassed)
        XCTAssertEqual(
            status([StageReport(stage: games, suite: .ran([test]), ownTests: .none)]), .passed)
    }

    func testTheCommonestFailureIsThatOfThoseWhoHaveBegun() throws {
        let figures = ClassFixture.figures(of: [
            learner("ann", ["testTwo", "testThree"]), learner("ben", ["testThree"]),
            learner("cem", ["testOne", "testTwo"], passing: []),
            learner("dan", ["testOne", "testTwo"], passing: []),
        ])
        let exercise = try XCTUnwrap(shipped(1).exercises.first)
        let failure = try XCTUnwrap(figures.commonestFailure(of: exercise))
        XCTAssertEqual(failure.name, "Stage1Tests.EvenOddTests/testThree")
        XCTAssertEqual(failure.count, 2)
        let page = ClassPage(figures: figures, heading: ClassFixture.heading).text
        assertContains(page, "<code>EvenOddTests.testThree</code>")
        XCTAssertNil(figures.commonestFailure(of: shipped(1).exercises[1]))
    }

    /// The cell of the class's page on the test that most fail.
    private func fails(_ messages: [String]) -> String {
        let learners = messages.enumerated().map { index, message in
            ClassFixture.learner(
                "learner \(index)",
                [
                    StageReport(
                        stage: shipped(1),
                        suite: .ran([
                            SuiteTest(
                                exercise: "even-odd", result: Fixture.test("EvenOddTests/testOne")),
                            SuiteTest(
                                exercise: "even-odd",
                                result: Fixture.test(
                                    "EvenOddTests/testTwo",
                                    .assertion(message: "failed - \(message)", place: nil))),
                        ]), ownTests: .none)
                ])
        }
        let page = ClassPage(
            figures: ClassFixture.figures(of: learners), heading: ClassFixture.heading
        ).text
        let cell = page.firstMatch(
            of: #/<td><code>EvenOddTests.testTwo<\/code>(.*?)<\/td>/#.dotMatchesNewlines())
        return String(cell?.1 ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
    }

    func testTheReasonsThatSeveralShareAreShownWithHowManyHaveThem() {
        XCTAssertEqual(fails(["a"]), "<span class=\"of\">1 learner</span><pre>a</pre>")
        XCTAssertEqual(fails(["a", "a"]), "<span class=\"of\">2 learners</span><pre>a</pre>")
        XCTAssertEqual(
            fails(["z", "a", "b", "a", "c", "b", "a"]),
            "<span class=\"of\">7 learners</span><p class=\"of\">3 learners:</p><pre>a</pre>"
                + "<p class=\"of\">2 learners:</p><pre>b</pre><p class=\"of\">2 for other reasons.</p>"
        )
    }

    func testNobodysReasonStandsForThoseOfOthers() {
        XCTAssertEqual(
            fails(["a", "b", "c"]),
            "<span class=\"of\">3 learners</span><p class=\"of\">Each for another reason.</p>")
    }

    func testATestThatNeverRanFailsNowhere() {
        func learner(_ name: String, _ failure: TestResult.Failure) -> LearnerResult {
            let tests = [("testOne", nil), ("testTwo", failure)].map { test, failure in
                SuiteTest(
                    exercise: "even-odd", result: Fixture.test("EvenOddTests/\(test)", failure))
            }
            return ClassFixture.learner(
                name, [StageReport(stage: shipped(1), suite: .ran(tests), ownTests: .none)])
        }
        let notBuilt = [BuildFailure.missingFolder, .errors("error: x")].map { failure in
            ClassFixture.learner(
                "cem",
                [
                    StageReport(
                        stage: shipped(1),
                        suite: .notBuilt(
                            failure,
                            tests: [
                                SuiteTest(
                                    exercise: "even-odd",
                                    result: Fixture.test("EvenOddTests/testOne", .notReported))
                            ]), ownTests: .none)
                ])
        }
        let silent = ClassFixture.figures(
            of: notBuilt + [
                learner("ann", .notReported), learner("ben", .noTimeLeft(limit: .seconds(60))),
            ])
        XCTAssertNil(silent.commonestFailure(of: shipped(1).exercises[0]))
        let failed = ClassFixture.figures(of: [learner("ann", .contradiction)])
        XCTAssertEqual(failed.commonestFailure(of: shipped(1).exercises[0])?.count, 1)
    }

    func testWhereNobodyHasWrittenTestsNobodyHasMissedBugs() {
        let none = ClassFixture.figures(of: [
            ClassFixture.learner(
                "ann",
                [
                    StageReport(
                        stage: shipped(1), suite: Fixture.passedStage.suite, ownTests: .none)
                ])
        ])
        let words = "<p>Nobody has written tests yet that could be judged.</p>"
        assertContains(ClassPage(figures: none, heading: ClassFixture.heading).text, words)
        let mastered = ClassFixture.figures(of: [ClassFixture.everyKind[0]])
        assertContainsNot(
            ClassPage(figures: mastered, heading: ClassFixture.heading).text, words)
    }

    func testWhatIsNotBegunNotHandedInAndNotGradedIsToldApart() {
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
        assertContains(cell("ann") ?? "", ">–</span><span class=\"hidden\">not begun</span>")
        assertContains(cell("ben") ?? "", "title=\"not handed in\">missing</span>")
        XCTAssertEqual(
            cell("cem"),
            "<td class=\"number\"><span class=\"hidden\">nothing handed in</span></td>")
    }

    func testWhatWasHandedInAsWellIsNamed() throws {
        var result = ClassFixture.learner("ann", [Fixture.passedStage])
        result.upload = LearnerUpload(
            name: "third.zip", others: ["first.zip", "<second>.zip"])
        let fake = try ClassFixture.files(of: [result])
        assertContains(
            try XCTUnwrap(fake.text("/out/class.html")),
            "<bdi>ann</bdi></a> <code>first.zip</code>, <code>&lt;second&gt;.zip</code></li>")
        assertContains(
            try XCTUnwrap(fake.text("/out/class.json")), "\"more than one file handed in\"")
    }

    func testFilesOfFinishedAreToldToTheInstructorAlone() throws {
        var result = ClassFixture.learner("ann", [Fixture.passedStage])
        result.finishedParts = [
            FinishedPart(stage: 1, part: .code, files: 3, changed: 3),
            FinishedPart(stage: 1, part: .tests, files: 1, changed: 2),
        ]
        let fake = try ClassFixture.files(of: [result])
        assertContains(
            try XCTUnwrap(fake.text("/out/class.html")),
            "<bdi>ann</bdi></a> <span>Stage 1, code: 3 of 3 changed files</span>; "
                + "<span>Stage 1, tests: 1 of 2 changed files</span></li>")
        assertContains(
            try XCTUnwrap(fake.text("/out/class.html")),
            "<ul><li><a href=\"learners/ann.html\">")
        assertContains(
            try XCTUnwrap(fake.text("/out/learners/ann.html")),
            "<li>Stage 1, tests: 1 of 2 changed files</li>")
        let json = try XCTUnwrap(fake.text("/out/class.json"))
        let problems = try JSONSchema.classroom.problems(in: [json])
        XCTAssertEqual(problems, [[]])
        assertContains(json, "\"files of 'Finished'\"")
        for ending in ["html", "md"] {
            assertContainsNot(
                try XCTUnwrap(fake.text("/out/feedback/ann.\(ending)")), "Finished")
        }
    }

    func testWhoHasWrittenNoTestsMissesNoBugs() {
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

    func testMeanMedianAndDistributionAreOfThoseWhoWereGraded() throws {
        XCTAssertNil(PointStatistics([]))
        let rows = ClassFixture.everyKind.map { ClassRow($0) }
        XCTAssertEqual(rows.map(\.points), [25, 25, 0, 5, nil, nil])
        let statistics = try XCTUnwrap(PointStatistics(rows))
        XCTAssertEqual(statistics.count, 4)
        XCTAssertEqual(statistics.mean, 13.8)
        XCTAssertEqual(statistics.median, 15)
        XCTAssertEqual(statistics.distribution, [1, 0, 1, 0, 0, 0, 0, 0, 0, 2])
        XCTAssertEqual(PointStatistics(Array(rows.prefix(3)))?.median, 25)
    }

    func testALearnersPageLeadsToTheNeighbours() throws {
        let fake = FakeFiles([:])
        var reports = ClassReports(
            folder: "/out", files: fake.files, heading: ClassFixture.heading)
        try reports.add(ClassFixture.learner("ann", [Fixture.passedStage]), before: "Ben")
        try reports.add(ClassFixture.learner("Ben", [Fixture.passedStage]))
        let ann = try XCTUnwrap(fake.text("/out/learners/ann.html"))
        let ben = try XCTUnwrap(fake.text("/out/learners/Ben.html"))
        assertContains(ann, "After: <a href=\"Ben.html\"><bdi>Ben</bdi></a>")
        assertContainsNot(ann, "Before:")
        assertContains(ben, "Before: <a href=\"ann.html\"><bdi>ann</bdi></a>")
        assertContainsNot(ben, "After:")
        assertContains(ann, "<a href=\"#stage-1\">")
    }
}
