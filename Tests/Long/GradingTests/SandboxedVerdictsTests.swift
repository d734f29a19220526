import ProgramTestHelpers
import XCTest

@testable import Catalog
@testable import Grading
@testable import KitTestHelpers

/// Tests that verdicts are the same inside and outside of the sandbox.
final class SandboxedVerdictsTests: XCTestCase {
    override func setUpWithError() throws { try Needed.sandbox.orSkip() }

    func testVerdictsInTheSandboxAreTheSame() throws {
        // A store without any verdicts makes sure that every verdict is computed in the sandbox.
        let grader = try FixtureLearner.grader(sandbox: FixtureLearner.sandbox())
            .with(verdicts: VerdictStore.nowhere)
        let report = try FixtureLearner(name: "second-solution", isWhole: true).grade(
            Workshop.shipped.numbered, by: grader)
        XCTAssertTrue(report.isPassed)
        XCTAssertEqual(report.stages.map(\.isMastered), [true, true, true, true])
    }
}
