import Foundation
import ProgramTestHelpers
import XCTest

@testable import Catalog
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Processes
@testable import Reports
@testable import SwiftSource

/// Tests the side effects of hostile code, in addition to the verdicts that `FixtureLearnersTests` compares.
final class HostileCodeTests: XCTestCase {
    func testMegabytesOfOutputAreCut() throws {
        let stage = try FixtureLearner(name: "megabytes").gradeStage(
            1, limits: FixtureLearner.patientLimits)
        XCTAssertEqual(stage.failures, [:])
        let outputs = stage.tests.map(\.result.output)
        XCTAssertLessThan(outputs.map(\.utf8.count).max() ?? 0, 2 * CapturedOutput.limit)
        XCTAssertTrue(outputs.contains { $0.hasSuffix("… and more") })
    }

    func testInvalidUTF8IsShownAsText() throws {
        let report = try FixtureLearner(name: "invalid-utf8").grade(1)
        let output = report.stages[0].tests[0].result.output
        XCTAssertTrue(output.hasPrefix("\u{FFFD}\u{FFFD}\0\u{1B}[2J"), output)
        XCTAssertNoThrow(
            try JSONSerialization.jsonObject(with: Data(JSONReporter.text(of: report).utf8)))
    }

    func testLeftoverProcessesAreEnded() throws {
        try Needed.ps.orSkip()
        let stage = try FixtureLearner(name: "leftover-process").gradeStage(
            1, limits: FixtureLearner.patientLimits)
        XCTAssertEqual(stage.failures, [:])
        let (_, processes) = try FixtureLearner.processes.output(
            of: Command(
                executable: "/bin/sh", arguments: ["-c", "ps -eo args | grep '[s]leep 4242'"],
                environment: ["PATH": "/bin:/usr/bin"], directory: "/"))
        XCTAssertEqual(processes, "")
    }

    /// The test runs without a sandbox, because a sandbox would hide the workspaces.
    func testDeletingTheWorkspacesDoesNotAffectTheSuite() throws {
        let stage = try FixtureLearner(name: "own-tests-deleting").gradeStage(1)
        XCTAssertEqual(stage.failures, [:])
        XCTAssertEqual(stage.status, .passed)
        XCTAssertEqual(stage.ownTests, .crashed(output: ""))
        let cache = CacheFolder(kit: FixtureLearner.kit, files: .live)
        XCTAssertNil(Files.live.kind(cache.workspace(.starter, .ownTests).root))
        let next = try FixtureLearner(name: "megabytes").gradeStage(
            1, limits: FixtureLearner.patientLimits)
        XCTAssertEqual(next.status, .passed, "the workspaces must be built again")
    }

    func testMissingOwnTestsAreNotAnError() throws {
        let learner = FixtureLearner(name: "fatal-error")
        let folder = try learner.submission()
        defer { try? Files.live.remove(folder) }
        try Files.live.remove("\(folder)/Starter/Stage1Tests")
        let report = try FixtureLearner.grader().grade(
            folder, tree: .starter, stages: [shipped(1)], progress: .ignored)
        XCTAssertEqual(report.stages.map(\.ownTests), [.none])
    }
}
