import XCTest

@testable import Classroom
@testable import Grading
@testable import KitTestHelpers
@testable import Reports
@testable import TerminalKit

/// Tests the reports on tests that didn't run because other tests had used up the time.
final class TimeUsedUpTests: XCTestCase {
    /// The tests that took the time come first.
    func testTestsThatDidNotRunAreListedAfterTheSlowOnes() {
        let tests = [
            ("EvenOddTests/testA", TestResult.Failure.crowdedOut(limit: .seconds(10))),
            ("EvenOddTests/testB", .timeout(.seconds(10))),
        ].map { SuiteTest(exercise: "even-odd", result: Fixture.test($0, $1)) }
        let stage = StageReport(stage: shipped(1), suite: .ran(tests), ownTests: .none)
        XCTAssertEqual(stage.exercises[0].tests, tests.reversed())
        XCTAssertEqual(stage.suite.tests, tests)
    }
}
