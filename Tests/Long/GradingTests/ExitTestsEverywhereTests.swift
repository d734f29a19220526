import XCTest

@testable import Catalog
@testable import Grading
@testable import KitTestHelpers

/// Exit tests of a learner's, in the sandbox, built in the other way, and with bodies that reach for more.
final class ExitTestsEverywhereTests: XCTestCase {
    func testInTheSandbox() throws {
        try checkExitTests(.compiler, sandbox: try FixtureLearner.sandbox())
    }

    func testWithThePackageManager() throws { try checkExitTests(.packageManager) }

    func testWhatTheOtherProcessDoesCountsForNothingElse() throws {
        for sandbox in [nil, try FixtureLearner.sandbox()] {
            let (stage, own) = try judgedExitTests(
                "own-tests-exit-tests-hostile", 1, sandbox: sandbox)
            let name = "HostileExitTests"
            var statuses = stage.ownStatuses
            // It comes to the limit of processes or, on a busy machine, to that of time.
            let endless = statuses.removeValue(forKey: "\(name)/startsProcessesWithoutEnd()")
            XCTAssertTrue([.crashed, .failed, .timedOut].contains(endless), "\(endless as Any)")
            XCTAssertEqual(
                statuses,
                [
                    "\(name)/exitsWellWhereItShouldFail()": .failed,
                    "\(name)/exitsWellBehindAFailure()": .failed,
                    "\(name)/writesEvents()": .passed, "\(name)/failsAfterwards()": .failed,
                    "\(name)/hangs()": .timedOut, "\(name)/leavesProcesses()": .passed,
                    "\(name)/endsItself()": .crashed, "\(name)/comesLast()": .passed,
                ])
            XCTAssertEqual(
                own.bugs.filter { $0.status == .killed }.map(\.id), ["zero-is-odd"])
            XCTAssertTrue(Set(stage.flags.map(\.word)).isSuperset(of: ["exit", "Process"]))
            XCTAssertEqual(stage.status, .passed)
        }
    }
}
