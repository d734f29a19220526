import XCTest

@testable import KitTestHelpers

/// The author's check of the made-up workshop: of its own stages, and every night of all.
final class MadeUpVerifyTests: XCTestCase {
    func testVerifyFindsItSound() throws {
        let kit = try MadeUpKit()
        // The shipped stages are verified by themselves, too.
        if Breadth.current == .all {
            let outcome = kit.run("verify")
            XCTAssertEqual(outcome.status, 0, outcome.words)
            XCTAssertTrue(outcome.out.hasPrefix("The workshop is sound"), outcome.out)
        }
        let some = kit.run("verify puzzles 5")
        XCTAssertEqual(some.status, 0, some.words)
        XCTAssertTrue(some.out.hasPrefix("Stage 5 and Puzzles are sound: "), some.out)
    }
}
