import FileSystem
import XCTest

@testable import Catalog
@testable import Commands
@testable import CommandsTestHelpers
@testable import Grading
@testable import KitTestHelpers
@testable import TerminalKit

/// What learners predict of given tests, in each command and by keys, with a real grading.
final class MadeUpPredictionTests: XCTestCase {
    private var kit: MadeUpKit!

    override func setUpWithError() throws {
        kit = try MadeUpKit()
        kit.workshop = kit.workshop.replacing([
            MadeUpWorkshop.puzzles(
                bugs: MadeUpWorkshop.puzzleBugs, givenSuite: GivenSuite(lacks: [.ordinary]))
        ])
    }

    private var memory: PredictionMemory {
        PredictionMemory(kit: Kit(root: kit.root), files: .live)
    }

    func testWhatIsToBePredictedIsToldByNoCommandThatSaysWhatIsNext() {
        kit.assert(
            "next puzzles", 1, has: ["Step 1 of 3, Predict", "swift run grade predict palindrome"],
            hasNot: ["planted bug", "testTwoLetters"])
        kit.assert(
            "hint palindrome", 1, has: ["A hint would tell what you are to find."],
            hasNot: ["Hint 1"])
        kit.assert("list puzzles", 1, has: ["· palindrome predict - -"])
        kit.assert("predict none", 0, has: ["Kept: you say that the tests lack nothing."])
        kit.assert("hint palindrome", 1, has: ["Hint 1 of"])
        kit.assert("list puzzles", 1, hasNot: ["predict"])
        kit.assert("next puzzles", 1, has: ["You said that the tests lack nothing."])
    }

    func testADiffOfCodeSaysHowToCompareTheTests() throws {
        let file = "Encores/Puzzles/Palindrome.swift"
        let finished = try Files.live.read("\(kit.root)/Finished/\(file)")
        try kit.write(file, String(decoding: finished, as: UTF8.self))
        for name in ["puzzles", "palindrome"] {
            kit.assert(
                "diff \(name)", 0,
                has: ["no difference in the code", "swift run grade diff \(name) --tests"])
        }
        kit.assert("diff rectangle", 1, hasNot: ["--tests"])
    }

    func testOnlyTextForLearnersTellsOfAPrediction() throws {
        kit.assert(
            "puzzles", 1,
            has: ["To predict first what they lack: swift run grade predict palindrome"],
            hasNot: ["You said"])
        // Both gradings after the first have the same verdicts, with the same seconds.
        let before = kit.run("puzzles --format json")
        XCTAssertEqual(before.status, 1, before.error)
        let others = ["junit", "github"]
        func text(_ format: String) -> String {
            // In GitHub's format, a secret of each run keeps what tests print from being a command.
            kit.run("puzzles --format \(format)").out
                .replacing(#/[0-9a-f]{32}/#, with: "")
        }
        let othersBefore = others.map(text)
        try memory.keep([.boundary, .ordinary], of: "palindrome")
        XCTAssertEqual(kit.run("puzzles --format json").out, before.out)
        assertContainsNot(before.out, "redict")
        for (format, before) in zip(others, othersBefore) {
            XCTAssertEqual(text(format), before, format)
            assertContainsNot(before, "redict")
        }
        kit.assert(
            "puzzles", 1,
            has: ["Palindrome: You said that the tests lack: an ordinary case of each kind"],
            hasNot: ["To predict"])
        kit.assert("palindrome", 1, has: ["The hunt found that, as they were given, they lack an"])
        kit.assert("puzzles --tree Finished", 0, hasNot: ["You said", "Predict"])
    }

    func testAPredictionByKeysIsKept() throws {
        let terminal = ScriptedTerminal([
            .init(["Welcome"]) { "\r" },
            .init(["[1 Predict]  2 Look  3 Repair", "Press i to say it."]) { "i" },
            .init(["Palindrome: which ideas do its tests lack?"]) { " \u{1B}[B \r" },
            .init(["You said that the tests lack: an ordinary case of each kind, a boundary."]) {
                "q"
            },
        ])
        let watch = WatchCommand(
            context: try kit.context("watch puzzles"), options: GradingOptions(),
            terminal: terminal.terminal)
        _ = try watch.run()
        XCTAssertEqual(terminal.stepsLeft, 0, terminal.text)
        XCTAssertEqual(memory.all["palindrome"], [.ordinary, .boundary])
    }
}
