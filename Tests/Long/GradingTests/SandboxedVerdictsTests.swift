import TestNeeds
import XCTest

@testable import Catalog
@testable import Grading
@testable import KitTestHelpers

/// The verdicts in a sandbox are those outside of it.
final class SandboxedVerdictsTests: XCTestCase {
    override func setUpWithError() throws { try Needed.sandbox.orSkip() }

    func testOwnTestsAreJudgedInIt() throws {
        // With nothing that is known of the finished tests from elsewhere.
        let grader = try FixtureLearner.grader(sandbox: FixtureLearner.sandbox())
            .with(verdicts: VerdictStore.nowhere)
        let report = try FixtureLearner(name: "second-solution", isWhole: true).grade(
            Workshop.shipped.numbered, by: grader)
        XCTAssertTrue(report.isPassed)
        XCTAssertEqual(report.stages.map(\.isMastered), [true, true, true, true])
    }

    func testVerdictsAreTheSameInIt() throws {
        let sandbox = try FixtureLearner.sandbox()
        for name in [
            "compile-error", "fatal-error", "index-out-of-range", "exit-zero", "endless-loop",
            "endless-memory", "endless-recursion", "leftover-process",
        ] {
            let learner = FixtureLearner(name: name)
            // On a busy machine it takes a while until the memory is used up.
            let limits =
                name == "endless-memory" ? FixtureLearner.patientLimits : FixtureLearner.limits
            let outside = try learner.gradeStage(1, limits: limits)
            let inside = try learner.gradeStage(1, limits: limits, sandbox: sandbox)
            XCTAssertEqual(inside.failures, outside.failures, name)
            XCTAssertEqual(inside.status, outside.status, name)
        }
    }

    /// Its other stages and all its tests are the finished ones. A format with a `%@` is looked at by a person.
    func testAnUnusualHonestSolutionRaisesNothingButItsFormat() throws {
        let report = try FixtureLearner(name: "uses-much").grade(
            limits: FixtureLearner.patientLimits, sandbox: FixtureLearner.sandbox())
        XCTAssertEqual(report.stages.map { $0.flags.map(\.word) }, [["format:"], [], [], []])
        XCTAssertEqual(report.stages.map(\.failures), [[:], [:], [:], [:]])
    }

    /// In a sandbox, since it would be these tests elsewhere.
    func testATestThatActsAgainstItsParentIsChargedWithThat() throws {
        let stage = try FixtureLearner(name: "own-tests-against-their-parent").gradeStage(
            1, sandbox: try FixtureLearner.sandbox())
        XCTAssertEqual(
            stage.ownStatuses,
            [
                "ParentTests/testEndsIt": .crashed, "ParentTests/testStopsIt": .timedOut,
                "ParentTests/testZeroIsEven": .passed,
            ])
        guard case .judged(let report) = stage.ownTests else {
            return XCTFail("not judged: \(stage.ownTests)")
        }
        XCTAssertEqual(report.bugs.filter { $0.status == .killed }.map(\.id), ["zero-is-odd"])
    }

    /// Neither the grader nor its disk is filled.
    func testTypesThatAreDoubledAgainAndAgainCostNothing() throws {
        let report = try FixtureLearner(name: "doubled-types").grade(
            1, 2, limits: FixtureLearner.patientLimits, sandbox: FixtureLearner.sandbox())
        XCTAssertEqual(report.stages.map(\.status), [.passed, .passed])
    }
}
