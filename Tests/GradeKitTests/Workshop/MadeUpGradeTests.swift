import Foundation
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
}
