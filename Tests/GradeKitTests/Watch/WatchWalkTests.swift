import Foundation
import TerminalTestHelpers
import XCTest

@testable import Catalog
@testable import GradeKit
@testable import Grading
@testable import KitTestHelpers
@testable import Processes
@testable import TerminalKit

/// A learner goes from the first exercise to the last, with a real `grade watch` in a terminal.
final class WatchWalkTests: XCTestCase {
    private var kit: WatchKit!

    override func setUpWithError() throws {
        continueAfterFailure = false
        kit = try WatchKit()
    }

    func testFromTheFirstExerciseToTheLast() throws {
        let terminal = try kit.watch()
        try terminal.wait(for: "Checking")
        XCTAssertTrue(terminal.screen.isOnOtherScreen)
        XCTAssertFalse(terminal.screen.showsCursor)
        XCTAssertNotEqual(terminal.modes, terminal.modesBefore)
        try terminal.wait(for: "✗ Even or odd")
        try terminal.wait(for: "0/16")
        try checkFirstScreen(terminal)
        try pressEveryKey(terminal)
        try solveAll(terminal)
        try terminal.wait(for: "once more from scratch…")
        try terminal.wait(for: "The workshop is done")
        assertContains(terminal.screen.text, "16/16")
        terminal.type("q")
        let status = terminal.waitForEnd()
        XCTAssertEqual(ProcessEnd(waitStatus: status), .exited(0))
        assertRestored(terminal)
    }

    private func checkFirstScreen(_ terminal: PseudoTerminal) throws {
        try terminal.wait(for: "Watching Starter")
        let text = terminal.screen.text
        for words in [
            "Starter/Stage1/EvenOdd.swift", "Write isEven(number:)",
            "EvenOddTests.testTwoIsEvenAndThreeIsOdd", "Tests/Stage1Tests/EvenOddTests.swift:",
            "expected: true", "actual:   false", "Your own tests: 1 of 1 right",
            "Progress [---", "0/16", "q quit",
        ] {
            XCTAssertTrue(text.contains(words), "\(words) in:\n\(text)")
        }
        assertContainsNot(text, "n next")
        XCTAssertEqual(
            terminal.screen.links.suffix(2),
            ["Starter/Stage1/EvenOdd.swift", "Guide/1-basic-functions.md"].map {
                "file://\(kit.kit.path($0))"
            })
    }

    private func pressEveryKey(_ terminal: PseudoTerminal) throws {
        terminal.type("n")
        try terminal.wait(for: "This exercise isn't green yet.")
        terminal.type("p")
        try terminal.wait(for: "There is no exercise before this one.")
        terminal.type("h")
        try terminal.wait(for: "Hint, 1 of 3: Zero")
        terminal.type("h")
        try terminal.wait(for: "Hint, 2 of 3: What is the")
        // Arrows and other keys do nothing.
        let before = terminal.screen.text
        terminal.screenForgetRows()
        terminal.type("\u{1B}[A\u{1B}OB\u{1B}[5~xyzé\r")
        terminal.read(milliseconds: 400)
        XCTAssertEqual(terminal.screen.text, before)
        XCTAssertEqual(terminal.screen.writtenRows, [])
        terminal.type("l")
        try terminal.wait(for: "> ✗ Even or odd")
        try terminal.wait(for: "l back")
        terminal.type("l")
        try terminal.wait(for: "Write isEven(number:)")
        terminal.type("d")
        try terminal.wait(for: "To see the answer, press d again.")
        terminal.type("d")
        try terminal.wait(for: "--- Starter/Stage1/EvenOdd.swift")
        terminal.type("d")
        try terminal.wait(for: "Write isEven(number:)")
        terminal.type("r")
        try terminal.wait(for: "Checking stage 1")
        try terminal.wait(for: "Watching Starter")
    }

    /// Solves the exercise that is shown, until all are solved.
    private func solveAll(_ terminal: PseudoTerminal) throws {
        let all = Workshop.shipped.stages.flatMap { stage in
            stage.exercises.map { (stage, $0) }
        }
        for _ in all {
            let title = try XCTUnwrap(title(of: terminal), terminal.screen.text)
            let (stage, exercise) = try XCTUnwrap(
                all.first { "✗ \($0.1.title)" == title }, terminal.screen.text)
            try kit.solve(exercise, stage: stage)
            // The verdict comes before the learner's own tests are judged: then all is known.
            try terminal.wait(for: "✓ \(exercise.title), and what follows") { screen in
                screen.lines.contains("✓ \(exercise.title)")
                    && screen.text.contains("Press n: next exercise.")
                    || screen.text.contains("once more from scratch")
            }
            if terminal.screen.text.contains("once more from scratch") { return }
            terminal.type("n")
            try terminal.wait(for: "the next exercise") { $0.lines.contains { $0.hasPrefix("✗ ") } }
        }
    }

    private func title(of terminal: PseudoTerminal) -> String? {
        terminal.screen.lines.first { $0.hasPrefix("✗ ") }
    }
}
