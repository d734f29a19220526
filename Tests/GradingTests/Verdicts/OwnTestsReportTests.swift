import XCTest

@testable import Catalog
@testable import Grading
@testable import KitTestHelpers

final class OwnTestsReportTests: XCTestCase {
    private func test(_ name: String) -> OwnTest {
        OwnTest(result: TestResult(name: name))
    }

    private func bug(_ id: String, _ tests: String...) -> BugResult {
        BugResult(
            id: id, exercise: "e", status: tests.isEmpty ? .survived : .killed,
            kills: tests.map { BugResult.Kill(test: $0, isCrash: false) })
    }

    func testATestThatAloneNoticesABugAddsSomething() {
        let report = OwnTestsReport(
            tests: [test("a"), test("b"), test("c")],
            bugs: [bug("1", "a", "b"), bug("2", "b"), bug("3")])
        XCTAssertEqual(report.testsThatAddNothing.map(\.result.name), ["a", "c"])
        XCTAssertEqual(report.killedBugs, 2)
    }

    func testManyTestsThatAllNoticeTheSame() {
        let names = (0..<10_000).map { "test\($0)" }
        let kills = names.map { BugResult.Kill(test: $0, isCrash: false) }
        let bugs = (0..<10).map {
            BugResult(id: "\($0)", exercise: "e", status: .killed, kills: kills)
        }
        let report = OwnTestsReport(tests: names.map(test), bugs: bugs + [bug("last", "test7")])
        XCTAssertEqual(
            report.testsThatAddNothing.map(\.result.name), names.filter { $0 != "test7" })
    }

    func testInvalidTestsAreNotUsed() {
        let tooMuch = OwnTest(result: TestResult(name: "a"), asksTooMuch: ["v"])
        let unsteady = OwnTest(result: TestResult(name: "b"), isUnsteady: true)
        let failed = OwnTest(result: TestResult(name: "c", failure: .notReported))
        let skipped = OwnTest(result: TestResult(name: "d", isSkipped: true))
        let report = OwnTestsReport(tests: [tooMuch, unsteady, failed, skipped], bugs: [])
        XCTAssertEqual(report.validTests, [])
        XCTAssertEqual(report.testsThatAddNothing, [])
    }

    func testPointsAreForTestsAndForBugs() {
        let stage = StageReport(
            stage: shipped(1),
            suite: .ran([
                SuiteTest(exercise: "e", result: TestResult(name: "x")),
                SuiteTest(exercise: "e", result: TestResult(name: "y", failure: .notReported)),
            ]),
            ownTests: .judged(
                OwnTestsReport(
                    tests: [test("a")], bugs: [bug("1", "a")] + (2...7).map { bug("\($0)") })))
        XCTAssertEqual(Points.of(stage), 7.14)
        XCTAssertEqual(stage.sign, .open)
    }
}
