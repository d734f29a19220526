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
            Finished/Encores/Puzzles/Palindrome.swift: its text to find is there 0 times, and has \
            to be there once.

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
        XCTAssertFalse(kit.run("diff").out.contains("Palindrome"), "the default is all stages")
    }
}
