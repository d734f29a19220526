import ProgramTestHelpers
import XCTest

@testable import KitTestHelpers

/// Tests that fixture learners get the results in `expected.json` however they are built and graded.
final class EveryWayTests: XCTestCase {
    override func setUpWithError() throws { try Needed.sandbox.orSkip() }

    /// Only learners in whose code screening finds nothing take part, because the package manager
    /// builds without screening.
    func testVerdictsWithThePackageManagerAreTheSame() throws {
        let learners = Breadth.current.choose(
            some: ["fatal-error", "own-tests-partly-broken"],
            all: [
                "compile-error", "fatal-error", "imports-another-stage", "own-tests-partly-broken",
            ])
        XCTAssertEqual(try LearnerGrading(.packageManager).differences(of: learners), [])
    }

    /// Only learners whose code does no harm take part.
    func testVerdictsWithoutASandboxAreTheSame() throws {
        let learners = [
            "compile-error", "endless-loop", "endless-recursion", "exit-zero", "fatal-error",
            "index-out-of-range", "leftover-process", "own-tests-exit-tests", "own-tests-leaving",
        ]
        XCTAssertEqual(try LearnerGrading(.withoutSandbox).differences(of: learners), [])
    }
}
