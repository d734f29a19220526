import ProgramTestHelpers
import XCTest

@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers

/// What a made-up stage and an encore may not do, and what is said where they go wrong.
final class MadeUpProtectionTests: XCTestCase {
    private var kit: MadeUpKit!

    override func setUpWithError() throws { kit = try MadeUpKit() }

    private func assert(_ line: String, has texts: [String], number: UInt = #line) {
        let outcome = kit.run(line)
        XCTAssertEqual(outcome.status, 1, outcome.words, line: number)
        for text in texts {
            XCTAssertTrue(
                outcome.words.contains(text),
                "'\(text)' is not in:\n\(outcome.out)\(outcome.error)",
                line: number)
        }
    }

    func testEachStandsByItself() throws {
        try kit.write("Stage1/Import.swift", "import Puzzles\n")
        try kit.write("Stage5/Import.swift", "import Stage1\n")
        try kit.write("Encores/Puzzles/Import.swift", "\nimport Stage5\n")
        try kit.write("Encores/PuzzlesTests/Import.swift", "import MyStage5Tests\n")
        let end = "and no exercise needs it: remove the import."
        assert(
            "1 5 puzzles",
            has: [
                "Starter/Stage1/Import.swift:1: error: Stage1 can't import Puzzles, \(end)",
                "Starter/Stage5/Import.swift:1: error: Stage5 can't import Stage1, \(end)",
                "Starter/Encores/Puzzles/Import.swift:2: error: Puzzles can't import Stage5, "
                    + end,
                "Starter/Encores/PuzzlesTests/Import.swift:1: error: MyPuzzlesTests can't import "
                    + "MyStage5Tests, \(end)",
            ])
    }

    func testACrashNamesItsPlace() throws {
        try kit.finish("Stage5", "Encores/Puzzles")
        try kit.write("Stage5/Rectangle.swift", MadeUpLearner.rectangle("fatalError(\"wide\")"))
        try kit.write(
            "Encores/Puzzles/Palindrome.swift", MadeUpLearner.palindrome("fatalError(\"long\")"))
        assert(
            "5 puzzles",
            has: [
                "Stage 5 Rectangles █████░░░░░ 1/2", "Puzzles Word puzzles █████░░░░░ 1/2",
                "Starter/Stage5/Rectangle.swift:5", "Starter/Encores/Puzzles/Palindrome.swift:5",
            ])
    }

    func testTheLearnerSeesWhatWhoeverGradesSees() throws {
        try kit.finish("Stage5")
        try kit.write(
            "Stage5/Rectangle.swift",
            MadeUpLearner.rectangle("_ = ProcessInfo.processInfo; return 0"))
        let outcome = kit.run("5")
        XCTAssertEqual(outcome.status, 0, outcome.words)
        XCTAssertTrue(
            outcome.out.contains(
                """
                  No exercise needs these, and instructors see them:
                    ProcessInfo  Starter/Stage5/Rectangle.swift:5

                """), outcome.out)
    }

    /// Where there is a sandbox, `grade` uses it, as `grade class` does.
    func testTestsRunInTheSandboxUnlessItIsTurnedOff() throws {
        try Needed.sandbox.orSkip()
        let path = "\(kit.root)/Package.swift"
        try kit.finish("Stage5")
        let file = "try? Data(contentsOf: URL(filePath: \"\(path)\"))"
        let reads = "precondition((\(file)) == nil); return 0"
        try kit.write("Stage5/Rectangle.swift", MadeUpLearner.rectangle(reads))
        XCTAssertEqual(kit.run("5").status, 0)
        XCTAssertEqual(kit.run("5 --no-sandbox").status, 1)
    }

    func testACompileErrorLeavesTheOthersTheirVerdicts() throws {
        try kit.finish("Stage5", "Encores/Puzzles")
        try kit.write("Stage5/Broken.swift", "let area: Int = \"wide\"\n")
        assert(
            "5 puzzles",
            has: [
                "✗ Stage 5 Rectangles ░░░░░░░░░░ error", "✓ Puzzles Word puzzles ██████████ 2/2",
                "Starter/Stage5/Broken.swift:1:17: error:",
            ])
    }
}
