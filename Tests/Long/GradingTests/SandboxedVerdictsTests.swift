import ProgramTestHelpers
import XCTest

@testable import Catalog
@testable import Grading
@testable import KitTestHelpers

/// The verdicts in a sandbox are those outside of it.
final class SandboxedVerdictsTests: XCTestCase {
    override func setUpWithError() throws { try Needed.sandbox.orSkip() }

    func testVerdictsInTheSandboxAreTheSame() throws {
        // With nothing that is known of the finished tests from elsewhere.
        let grader = try FixtureLearner.grader(sandbox: FixtureLearner.sandbox())
            .with(verdicts: VerdictStore.nowhere)
        let report = try FixtureLearner(name: "second-solution", isWhole: true).grade(
            Workshop.shipped.numbered, by: grader)
        XCTAssertTrue(report.isPassed)
        XCTAssertEqual(report.stages.map(\.isMastered), [true, true, true, true])
    }
}
