import XCTest

@testable import Catalog
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Processes
@testable import Reports
@testable import SwiftSource

/// Tests that code that can't be built fails only its own stage.
final class BrokenBuildTests: XCTestCase {

    func testAMissingFileIsNamedBeforeTheErrorsThatItCauses() throws {
        let folder = try FixtureLearner(name: "fatal-error").submission()
        defer { try? Files.live.remove(folder) }
        try Files.live.remove("\(folder)/Starter/Stage1/EvenOdd.swift")
        let stage = try XCTUnwrap(
            try FixtureLearner.grader().grade(
                folder, tree: .starter, stages: [shipped(1)], progress: .ignored
            ).stages.first)
        guard case .notBuilt(let failure, _) = stage.suite else {
            return XCTFail("\(stage.suite)")
        }
        let text = BuildFailureText.describe(failure)
        XCTAssertTrue(text.hasPrefix("Starter/Stage1/EvenOdd.swift is missing.\n"), text)
        assertContains(text, "error: cannot find 'isEven' in scope")
    }

    func testABuildThatTakesTooMuchMemoryFailsItsStage() throws {
        var limits = GradingLimits(test: FixtureLearner.limits)
        limits.build = Limits(memory: 2 << 30)
        let report = try FixtureLearner(name: "type-explosion").grade(
            [shipped(1)], by: FixtureLearner.grader().with(limits: limits))
        guard case .notBuilt(.tookTooMuchMemory, _) = report.stages[0].suite else {
            return XCTFail("\(report.stages[0].suite)")
        }
    }
}
