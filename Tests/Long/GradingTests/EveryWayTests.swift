import ProgramTestHelpers
import XCTest

@testable import KitTestHelpers

/// Tests that fixture learners get the results in `expected.json` however they are built and
/// graded. The long tests cover some learners, and the nightly run covers all.
final class EveryWayTests: XCTestCase {
    override func setUpWithError() throws { try Needed.sandbox.orSkip() }

    /// One learner for each possible outcome of a build: the code passes, crashes, can't be
    /// compiled, imported or linked, is refused or flagged, or some of its tests can't be built.
    private static let some = [
        "assertions-without-a-trace", "compile-error", "fatal-error", "hides-assertions",
        "imports-another-stage", "looks-around", "own-tests-partly-broken", "reads-by-formats",
        "two-files-of-one-name",
    ]

    func testVerdictsWithThePackageManagerAreTheSame() throws { try check(.packageManager) }

    func testVerdictsWithoutLinkingAreTheSame() throws { try check(.withoutLinking) }

    /// Only learners that do no harm take part.
    func testVerdictsWithoutASandboxAreTheSame() throws {
        let learners = [
            "compile-error", "endless-loop", "endless-recursion", "exit-zero", "fatal-error",
            "index-out-of-range", "leftover-process", "own-tests-exit-tests", "own-tests-leaving",
        ]
        XCTAssertEqual(try LearnerGrading(.withoutSandbox).differences(of: learners), [])
    }

    private func check(_ way: LearnerGrading.Way) throws {
        let all = try LearnerGrading.learners().filter {
            try LearnerGrading.expected(of: $0).options?.oneWay != true
        }
        let learners = Breadth.current.choose(some: Self.some, all: all)
        XCTAssertEqual(learners.filter { !all.contains($0) }, [])
        XCTAssertEqual(try LearnerGrading(way).differences(of: learners), [])
    }
}
