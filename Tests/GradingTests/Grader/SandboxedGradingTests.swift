import ProgramTestHelpers
import XCTest

@testable import Catalog
@testable import Grading
@testable import KitTestHelpers
@testable import Processes

/// Tests what code can reach in the sandbox, and whether learners' tests can store anything there.
final class SandboxedGradingTests: XCTestCase {
    override func setUpWithError() throws { try Needed.sandbox.orSkip() }

    func testCodeSeesOnlyItselfAndTheSystem() throws {
        let stage = try FixtureLearner(name: "pries").gradeStage(
            1, sandbox: try FixtureLearner.sandbox())
        XCTAssertEqual(stage.failures, [:])
        let output = stage.tests.first?.result.output ?? ""
        let lines = output.split(separator: "\n").prefix(10).dropFirst().map(String.init)
        XCTAssertEqual(
            lines,
            [
                "readable: []",
                "writable: []",
                "beside the program: "
                    + #"["UnitTestingWorkshopPackageTests.xctest", "UnitTestingWorkshop_Shared.resources"]"#,
                #"above the program: ["suite"]"#,
                "processes: 2",
                "secrets: false",
                "network: false",
                "calls: []",
                "scratch: 64",
            ], output)
    }

    func testTestsCannotStoreAnythingBetweenRuns() throws {
        // With one process at a time, all runs that can share a process share the same one.
        let grader = try FixtureLearner.grader(
            sandbox: try FixtureLearner.sandbox(), gate: ProcessGate(width: 1))
        // A few bugs are enough, because the third run could already use what the first two have stored.
        let all = shipped(1)
        let asked = Stage(
            id: all.id, title: all.title, exercises: all.exercises,
            bugs: Array(all.bugs.prefix(6)))
        let report = try FixtureLearner(name: "own-tests-remembering").grade([asked], by: grader)
        let stage = try XCTUnwrap(report.stages.first)
        XCTAssertEqual(
            stage.ownStatuses,
            [
                "ParentsLimitsTests/testIsAsTheSecondTime": .passed,
                "RememberingTests/testTheResultsAreTheSameAsTheFirstTime": .passed,
            ])
        guard case .judged(let own) = stage.ownTests else {
            return XCTFail("\(stage.ownTests)")
        }
        XCTAssertEqual(own.killedBugs, 0)
    }
}
