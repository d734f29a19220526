import XCTest

@testable import Advice
@testable import Catalog
@testable import Classroom
@testable import Grading
@testable import KitTestHelpers
@testable import Reports

/// The page of which test notices which bug, and what the terminal says of it.
final class MapPageTests: XCTestCase {
    /// Stage 1 with one exercise and two bugs, of which the tests notice the first.
    private func stage(
        tests: [String] = ["testTwo", "testAgain", "testIdle"], isWhole: Bool = true,
        usedUpTime: Duration? = nil
    ) -> StageReport {
        let bugs = [("seen", Concept.ordinary), ("open", .boundary)].map { id, concept in
            PlantedBug(
                id: id, exercise: "even-odd", file: "", concept: concept,
                rule: "The rule of \(id).", find: "", replace: "",
                description: "What \(id) does wrong.", question: "Why \(id)?", hint: "Try \(id).")
        }
        let noticing = tests.filter { !$0.hasSuffix("Idle") }
        return StageReport(
            stage: Stage(
                id: 1, title: shipped(1).title, exercises: [shipped(1).exercises[0]], bugs: bugs),
            suite: .ran([]),
            ownTests: .judged(
                OwnTestsReport(
                    tests: tests.map {
                        OwnTest(
                            result: Fixture.test("MyEvenOddTests/\($0)"),
                            noticesNothing: $0.hasSuffix("Idle"))
                    },
                    bugs: [
                        BugResult(
                            id: "seen", exercise: "even-odd",
                            status: noticing.isEmpty ? .survived : .killed,
                            kills: noticing.map {
                                .init(test: "Stage1Tests.MyEvenOddTests/\($0)", isCrash: false)
                            }),
                        BugResult(id: "open", exercise: "even-odd", status: .survived, kills: []),
                    ], usedUpTime: usedUpTime, isWhole: isWhole)))
    }

    private func page(_ stage: StageReport) -> String {
        MapPage(report: Fixture.report([stage]), version: "1").text
    }

    func testABugThatNoTestNoticesIsNotGivenAway() {
        let text = page(stage())
        assertContains(text, "What seen does wrong.")
        assertContains(text, "The rule: The rule of seen.")
        assertContains(text, "no test notices it)</span>: Why open?")
        for secret in ["What open", "rule of open", "Try open"] { assertContainsNot(text, secret) }
    }

    func testWhatThereIsToSeeIsSaidBelowTheTable() {
        let text = page(stage())
        assertContains(
            text,
            "<p>1 of 2 ideas. Your tests have: an ordinary case of each kind. Missing: a boundary.</p>"
        )
        assertContains(
            text,
            "notice the same bugs:</p>\n<ul><li><code>testTwo</code>, <code>testAgain</code></li>")
        assertContains(text, "Without this one, your tests would notice just as much.")
        assertContains(text, "A test may stay because it says something to a reader.")
        assertContains(text, "No planted bug makes these fail: <code>testIdle</code>.")
        assertContainsNot(text, MapWords.hanging)
    }

    func testABugThatHangsOnOneTestHasAMarkOfItsOwn() {
        let text = page(stage(tests: ["testTwo"]))
        assertContains(text, "<td><span class=\"dot only\" aria-hidden=\"true\">◆</span>")
        assertContains(text, "<li><a href=\"#bug-seen\">1</a>: <code>testTwo</code></li>")
        assertContainsNot(text, "just as much")
    }

    func testTheNamesOfTestsAreText() {
        let text = page(stage(tests: ["<script>\"a\" & `b`()"]))
        assertContains(text, "<code>&lt;script&gt;&quot;a&quot; &amp; `b`()</code>")
        assertContainsNot(text, "<script>")
    }

    func testWithoutAnswersOfEveryTestThereIsNoTable() {
        let text = page(stage(isWhole: false, usedUpTime: .seconds(5)))
        assertContains(text, "There was no time to ask every test about every bug")
        assertContainsNot(text, "<table")
        let none = StageReport(stage: shipped(1), suite: .ran([]), ownTests: .none)
        assertContains(page(none), "There are no tests of your own yet in Starter/Stage1Tests.")
        XCTAssertNil(none.noticeMap)
        XCTAssertNil(stage(tests: []).noticeMap)
        let broken = StageReport(
            stage: shipped(1), suite: .ran([]),
            ownTests: .notBuilt(.errors("a.swift:1:1: error: x")))
        XCTAssertEqual(
            MapWords.notes(on: broken, in: .finished),
            ["Your own tests can't be built. To see why: swift run grade 1 --tree Finished"])
    }

    func testNobodyIsAskedAllQuestionsOfAnExerciseBeforeTheFirstTest() {
        let stage = Fixture.stageOfCode
        let bugs = stage.bugs.map {
            BugResult(id: $0.id, exercise: $0.exercise, status: .survived, kills: [])
        }
        let text = page(
            StageReport(
                stage: stage, suite: .ran([]),
                ownTests: .judged(
                    OwnTestsReport(
                        tests: [OwnTest(result: Fixture.test("MyLabelsTests/testIt"))],
                        bugs: bugs, isWhole: true))))
        XCTAssertEqual(text.ranges(of: "<p>\(MapWords.noRightTest)</p>").count, 2)
        for bug in stage.bugs {
            let isAsked = text.contains("id=\"bug-\(bug.id)\"")
            XCTAssertEqual(isAsked, bug.exercise == "labels", bug.id)
        }
    }

    func testOnlyTheExercisesThatWereNamedAreShown() {
        let stage = Fixture.stage()
        guard case .judged(let own) = stage.ownTests else { return XCTFail("judged") }
        let whole = StageReport(
            stage: stage.stage, suite: stage.suite,
            ownTests: .judged(OwnTestsReport(tests: own.tests, bugs: own.bugs, isWhole: true)))
        let report = Fixture.report([whole])
        let all = MapPage(report: report, version: "1").text
        let one = MapPage(report: report, exercises: ["labels"], version: "1").text
        for id in ["even-odd", "number-formatter"] {
            assertContains(all, "id=\"map-\(id)\"")
            assertContainsNot(one, "id=\"map-\(id)\"")
        }
        assertContains(one, "id=\"map-labels\"")
    }

    func testTheLineOfAnExercise() throws {
        let map = try XCTUnwrap(stage().noticeMap)
        XCTAssertEqual(MapWords.summary(map), "3 tests, 1 of 2 bugs noticed; 1 test could go.")
        XCTAssertEqual(
            MapWords.summary(try XCTUnwrap(stage(tests: ["testTwo"]).noticeMap)),
            "1 test, 1 of 2 bugs noticed; 1 bug is noticed by one test only.")
    }
}
