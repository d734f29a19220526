import Foundation
import XCTest

@testable import Commands
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Processes

/// Tests that `grade` gets a workshop's stages and encores only from the workshop's value.
final class MadeUpGradeTests: XCTestCase {
    private var kit: MadeUpKit!

    override func setUpWithError() throws {
        kit = try MadeUpKit()
    }

    func testWords() {
        kit.assert("6", 64, has: ["a stage (1 to 5), an encore or an exercise."])
        kit.assert("list 6", 64, has: ["(1 to 5) or an encore. The encores: puzzles."])
        kit.assert("puzles", 64, has: ["Did you mean 'puzzles'?"])
        kit.assert("--help", 0, has: ["1 to 5, or an encore: puzzles."])
        kit.assert("list rectangle", 64, has: ["is an exercise of stage 5"])
        kit.assert("list palindrome", 64, has: ["is an exercise of Puzzles"])
        kit.assert("reset", 64, has: ["a stage (1 to 5) or an exercise"])
    }
}
