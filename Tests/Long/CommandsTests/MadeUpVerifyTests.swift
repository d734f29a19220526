import XCTest

@testable import CommandsTestHelpers
@testable import KitTestHelpers

/// The author's check of the made-up workshop: of its own stages, and every night of all.
final class MadeUpVerifyTests: XCTestCase {
    func testVerifyFindsItSound() throws {
        let kit = try MadeUpKit()
        // The shipped stages are verified by themselves, too.
        if Breadth.current == .all {
            let outcome = kit.run("verify")
            XCTAssertEqual(outcome.status, 0, outcome.words)
            XCTAssertTrue(outcome.out.contains("\nThe workshop is sound"), outcome.out)
        }
        let some = kit.run("verify puzzles 5")
        XCTAssertEqual(some.status, 0, some.words)
        XCTAssertTrue(some.out.contains("\nStage 5 and Puzzles are sound: "), some.out)
        XCTAssertTrue(
            some.out.contains("  Only the ends count.\n    only-ends-count\n"), some.out)
    }
}
