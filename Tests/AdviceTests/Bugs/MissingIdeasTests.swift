import XCTest

@testable import Advice
@testable import Catalog
@testable import Grading
@testable import KitTestHelpers

/// The ideas that no test tries.
final class MissingIdeasTests: XCTestCase {
    private let bug = shipped(2).bugs.first { $0.concept == .lifetime }!

    /// What is said of stage 2, where the bug is open and a test of its exercise fails for this reason.
    private func ideas(_ smell: TestSmell?, ofExercise exercise: String? = nil) -> [String] {
        let own = shipped(2).exercises.first { $0.id == exercise ?? bug.exercise }!.ownTests
        let test = OwnTest(
            result: TestResult(
                name: "MyStage2Tests.\(own)/testIt",
                failure: .assertion(message: "failed", place: nil)))
        let open = BugResult(id: bug.id, exercise: bug.exercise, status: .survived, kills: [])
        return StageReport(
            stage: shipped(2), suite: .ran([]),
            ownTests: .judged(OwnTestsReport(tests: [test], bugs: [open])),
            smells: smell.map { [test.result.name: $0] } ?? [:]
        ).findings.of(.missingIdea).map(\.words.what)
    }

    func testATestOfALifetimeThatIsToBeFixedTriesIt() {
        let sentence =
            "None of your tests catches a bug of this kind yet: the lifetime of an object (1 bug)."
        XCTAssertEqual(ideas(nil), [sentence])
        XCTAssertEqual(ideas(.isHeldSomewhere), [])
        XCTAssertEqual(ideas(.isHeld(by: "screen", line: 3)), [])
        XCTAssertEqual(ideas(.assertsAtOnce), [sentence])
    }

    func testATestOfAnotherExerciseTriesNothingOfThisOne() {
        let other = shipped(2).exercises.first { $0.id != bug.exercise }!
        XCTAssertEqual(ideas(.isHeldSomewhere, ofExercise: other.id).count, 1)
    }
}
