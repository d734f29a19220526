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

    func testInvalidTestsAreNotUsed() {
        let tooMuch = OwnTest(result: TestResult(name: "a"), failingVariants: ["v"])
        let flaky = OwnTest(result: TestResult(name: "b"), isFlaky: true)
        let failed = OwnTest(result: TestResult(name: "c", failure: .notReported))
        let skipped = OwnTest(result: TestResult(name: "d", isSkipped: true))
        let report = OwnTestsReport(tests: [tooMuch, flaky, failed, skipped], bugs: [])
        XCTAssertEqual(report.validTests, [])
    }

    func testPointsAreAwardedForTestsAndBugs() {
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
