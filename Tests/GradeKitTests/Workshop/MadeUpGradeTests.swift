import Foundation
import TestNeeds
import XCTest

@testable import FileSystem
@testable import GradeKit
@testable import GradeKitTestHelpers
@testable import Grading
@testable import KitTestHelpers
@testable import Processes

/// `grade` knows the stages and encores of a workshop from nothing but its value.
final class MadeUpGradeTests: XCTestCase {
    private var kit: MadeUpKit!

    override func setUpWithError() throws {
        kit = try MadeUpKit()
    }

    private func assert(
        _ line: String, _ status: Int32, has: [String] = [], hasNot: [String] = [],
        number: UInt = #line
    ) {
        let outcome = kit.run(line)
        XCTAssertEqual(outcome.status, status, outcome.words, line: number)
        for text in has {
            XCTAssertTrue(
                outcome.words.contains(text),
                "'\(text)' is not in:\n\(outcome.out)\(outcome.error)",
                line: number)
        }
        for text in hasNot {
            XCTAssertFalse(
                outcome.words.contains(text), "'\(text)' is in:\n\(outcome.out)", line: number)
        }
    }

    func testWords() {
        assert("6", 64, has: ["'6' is no command, no stage (1 to 5) and no exercise."])
        assert("list 6", 64, has: ["'6' is no stage (1 to 5)."])
        assert("puzles", 64, has: ["Did you mean 'puzzles'?"])
        assert("--help", 0, has: ["1 to 5, or stage1 to stage5, or puzzles"])
        assert("list rectangle", 64, has: ["it is in stage 5."])
        assert("list palindrome", 64, has: ["it is in Puzzles."])
        assert("reset", 64, has: ["a stage (1 to 5), or an exercise"])
    }

    func testUntouchedAndThenTheEncoreIsBegun() throws {
        // Of an earlier run of this test: a workspace is kept warm.
        try Files.live.remove("\(kit.root)/.grade/Starter/suite/Starter/Encores")
        assert(
            "1 2 3 4 5", 1,
            has: ["✗ Stage 5 Rectangles ░░░░░░░░░░ 0/2 0/2 0/25", "0 of 125 points."],
            hasNot: ["Puzzles"])
        assert("5", 1, has: ["0 of 1 stage passed, 0 mastered, 0 of 25 points."])
        assert("", 1, has: ["0 of 5 stages passed"], hasNot: ["Puzzles"])
        XCTAssertEqual(
            try kit.workspace(.suite).filter { $0.hasPrefix("Encores") }, [],
            "it isn't even built")
        assert("list 1 2 3 4 5", 1, has: ["Stage 5, Rectangles", "✗ rectangle 0/2 0/2 0/25"])

        let asked = "✗ Puzzles Word puzzles ░░░░░░░░░░ 0/2 0/2 –"
        assert(
            "puzzles", 1, has: [asked, "0 of 1 encore passed, 0 mastered."], hasNot: ["points."])
        assert("encores", 1, has: [asked])
        assert(
            "list puzzles", 1,
            has: ["Puzzles, Word puzzles", "✗ palindrome 0/2 0/2", "0 of 1 encore passed"],
            hasNot: ["points."])
        assert("hint palindrome", 1, has: ["Anna is one."])

        try kit.write("Encores/PuzzlesTests/More.swift", "")
        assert("", 1, has: [asked, "0 of 5 stages passed", "0 of 125 points."])
        assert("list", 1, has: ["Puzzles, Word puzzles", "0 of 125 points."])
        XCTAssertEqual(
            try kit.workspace(.suite).filter { $0.hasPrefix("Encores") },
            ["Encores/Puzzles/Palindrome.swift"])
    }
}
