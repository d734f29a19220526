import XCTest

@testable import GradeKitTestHelpers

/// The author's check of the made-up workshop, with all its stages.
final class MadeUpVerifyTests: XCTestCase {
    func testVerifyFindsItSound() throws {
        let kit = try MadeUpKit()
        let outcome = kit.run("verify")
        XCTAssertEqual(outcome.status, 0, outcome.words)
        XCTAssertTrue(outcome.out.hasPrefix("The workshop is sound"), outcome.out)
        let some = kit.run("verify puzzles 5")
        XCTAssertEqual(some.status, 0, some.words)
        XCTAssertTrue(some.out.hasPrefix("Stage 5 and Puzzles are sound: "), some.out)
    }
}
