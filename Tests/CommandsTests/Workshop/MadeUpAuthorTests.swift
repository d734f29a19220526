import XCTest

@testable import Catalog
@testable import Commands
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers

/// Tests the file commands and the author's check in the made-up workshop.
final class MadeUpAuthorTests: XCTestCase {
    private var kit: MadeUpKit!

    override func setUpWithError() throws { kit = try MadeUpKit() }

    func testVerifyFindsABugWithoutAPlace() {
        let bugs = MadeUpWorkshop.puzzleBugs + [MadeUpWorkshop.bugWithoutPlace]
        kit.workshop = Workshop(
            stages: kit.workshop.stages.filter { !$0.isEncore }
                + [MadeUpWorkshop.puzzles(bugs: bugs)],
            shippedObjects: kit.workshop.shippedObjects)
        let outcome = kit.run("verify")
        XCTAssertEqual(outcome.status, 1)
        XCTAssertEqual(
            outcome.out,
            """
            ✗ The bug or variant 'nowhere-to-plant' can't be planted in \
            Finished/Encores/Puzzles/Palindrome.swift: its text to find occurs 0 times, but must \
            occur exactly once.

            Things to fix: 1.

            """)
    }

    func testDiff() {
        let rectangle = kit.run("diff rectangle")
        XCTAssertEqual(rectangle.status, 1)
        XCTAssertTrue(
            rectangle.out.hasPrefix(
                "--- Starter/Stage5/Rectangle.swift\n+++ Finished/Stage5/Rectangle.swift\n"),
            rectangle.out)
        let puzzles = kit.run("diff puzzles")
        XCTAssertEqual(puzzles.status, 1)
        XCTAssertTrue(
            puzzles.out.contains("+++ Finished/Encores/Puzzles/Palindrome.swift"), puzzles.out)
        let all = kit.run("diff")
        XCTAssertEqual(all.status, 0)
        assertContains(all.out, "No exercise has its ★ yet, so there is nothing to compare.")
        assertContains(all.words, "swift run grade diff EXERCISE")
    }
}
