import ProgramTestHelpers
import XCTest

@testable import KitTestHelpers

/// Fixture learners get what `expected.json` says, however they are built and graded.
final class EveryWayTests: XCTestCase {
    override func setUpWithError() throws { try Needed.sandbox.orSkip() }

    /// Only learners with nothing that screening finds.
    func testThePackageManagerBuilds() throws {
        let learners = [
            "compile-error", "fatal-error", "imports-another-stage", "own-tests-partly-broken",
            "two-files-of-one-name",
        ]
        XCTAssertEqual(try LearnerGrading(.packageManager).differences(of: learners), [])
    }

    /// Only learners that do no harm.
    func testWithoutASandbox() throws {
        let learners = [
            "compile-error", "endless-loop", "endless-recursion", "exit-zero", "fatal-error",
            "index-out-of-range", "leftover-process", "own-tests-exit-tests", "own-tests-leaving",
        ]
        XCTAssertEqual(try LearnerGrading(.withoutSandbox).differences(of: learners), [])
    }
}
