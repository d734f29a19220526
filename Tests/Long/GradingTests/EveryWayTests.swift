import ProgramTestHelpers
import XCTest

@testable import KitTestHelpers

/// Fixture learners get what `expected.json` says, however they are built and graded: some of them in the long
/// tests, and all of them in the nightly run.
final class EveryWayTests: XCTestCase {
    override func setUpWithError() throws { try Needed.sandbox.orSkip() }

    /// One learner for each outcome that a build can have: its code passes, crashes, isn't compiled,
    /// imported, linked or allowed, is flagged, and a part of its tests isn't built.
    private static let some = [
        "assertions-without-a-trace", "compile-error", "fatal-error", "hides-assertions",
        "imports-another-stage", "looks-around", "own-tests-partly-broken", "reads-by-formats",
        "two-files-of-one-name",
    ]

    func testThePackageManagerBuilds() throws { try check(.packageManager) }

    func testThePackageManagerBuildsAndNothingIsLinked() throws { try check(.withoutLinking) }

    /// Only learners that do no harm.
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
