import Foundation
import ProgramTestHelpers
import XCTest

@testable import Catalog
@testable import Commands
@testable import Grading
@testable import KitTestHelpers
@testable import Processes
@testable import TerminalKit

/// Checks that a learner who does only what `grade watch` says gets from an untouched Starter to
/// the last ★. The program is a real `grade watch` in a terminal, with a different window size for
/// each stage.
final class WatchWalkTests: XCTestCase {
    private var kit: WatchKit!

    override func setUpWithError() throws {
        continueAfterFailure = false
        kit = try WatchKit(isFirstStart: true)
    }

    func testTheWalkReachesTheLastStar() throws {
        let terminal = try start(answer: "\r")
        try checkFirstScreen(terminal)
        try pressEveryKey(terminal)
        try walkToTheEnd(terminal, "The workshop is done", Workshop.shipped.numbered)
    }

    /// Covers one stage in most runs, and all stages in the nightly run.
    func testTheWalkReachesTheLastStarInSwiftTesting() throws {
        kit.library = .swiftTesting
        let (words, done, stages) = Breadth.current.choose(
            some: (["1"], "Stage 1 is done", [shipped(1)]),
            all: ([], "The workshop is done", Workshop.shipped.numbered))
        let terminal = try start(words, answer: "2\r")
        try terminal.wait(for: "✗ ✓ twoIsEven()")
        try walkToTheEnd(terminal, done, stages)
    }

    /// Starts `grade watch` for the first time in this copy.
    ///
    /// - Parameter answer: The answer to the question about the test library.
    private func start(_ words: [String] = [], answer: String) throws -> PseudoTerminal {
        let terminal = try kit.watch(words, columns: 100, rows: 35)
        try terminal.wait(for: "1 or 2? Press Enter for XCTest.")
        XCTAssertFalse(terminal.screen.isOnOtherScreen)
        terminal.type(answer)
        try terminal.wait(for: "Welcome!")
        try terminal.wait(for: "Checking")
        XCTAssertTrue(terminal.screen.isOnOtherScreen)
        XCTAssertFalse(terminal.screen.showsCursor)
        XCTAssertNotEqual(terminal.modes, terminal.modesBefore)
        terminal.type("\r")
        try terminal.wait(for: "✗ Even or odd (even-odd)   [1 Red]  2 Green 0/6  3 Bugs 0/4")
        return terminal
    }

    /// Works through the exercises of some stages, and quits.
    private func walkToTheEnd(
        _ terminal: PseudoTerminal, _ done: String, _ stages: [Stage]
    ) throws {
        try followAll(terminal)
        try terminal.wait(for: done)
        let count = stages.map(\.exercises.count).reduce(0, +)
        assertContains(terminal.screen.text, "all \(count) exercises have their ★")
        terminal.type("q")
        let status = terminal.waitForEnd()
        XCTAssertEqual(ProcessEnd(waitStatus: status), .exited(0))
        assertRestored(terminal)
        let isWhole = stages == Workshop.shipped.numbered
        assertContains(
            terminal.screen.text,
            isWhole
                ? "★ All \(count) exercises are done."
                : "★ in \(count) of \(count) exercises. To go on, run: swift run grade watch")
    }

    private func checkFirstScreen(_ terminal: PseudoTerminal) throws {
        try terminal.wait(for: "Watching your code")
        for words in [
            "Step 1 of 3, Red: ", "Starter/Stage1Tests/MyEvenOddTests.swift",
            "Write isEven(number:)", "✗ ✓ testTwoIsEven",
            "The worked example. It is right, and your code doesn't pass it yet.",
            "Write a test of your own.", "Workshop  [---", "★ 0 of", "q quit",
        ] { try terminal.wait(for: words) }
    }

    private func pressEveryKey(_ terminal: PseudoTerminal) throws {
        terminal.type("h")
        try terminal.wait(for: "Hint for your next test, 1 of 2: ")
        terminal.type("t")
        for words in [
            "Step 2 of 3, Green: ", "EvenOddTests.testTwoIsEvenAndThreeIsOdd",
            "Tests/Stage1Tests/EvenOddTests.swift:", "expected: true", "actual:   false",
        ] { try terminal.wait(for: words) }
        terminal.type("h")
        try terminal.wait(for: "Hint, 1 of 3: Zero")
        terminal.type("h")
        try terminal.wait(for: "Hint, 2 of 3: What is the")
        // Keys without a function do nothing, and neither does scrolling if everything is visible.
        try terminal.redraw()
        let before = terminal.screen.lines.dropLast()
        terminal.type("\u{1B}[A\u{1B}OB\u{1B}[5~xyzé\r?")
        try terminal.wait(for: "Show these keys.")
        terminal.type("?")
        try terminal.wait(for: "the same screen") { $0.lines.dropLast() == before }
        for (key, words) in [
            ("l", "> ✗ Even or odd"), ("l", "Step 2 of 3"), ("t", "Step 3 of 3"),
            ("t", "Step 1 of 3"), ("?", "Show these keys."), ("?", "Step 1 of 3"),
            ("c", "Code first from now on."),
            ("c", "Tests first from now on."), ("r", "Checking stage 1"),
            ("", "Watching your code"),
        ] {
            terminal.type(key)
            try terminal.wait(for: words)
        }
    }

    /// Saves what each step asks for, and continues with `u`, until nothing is left.
    private func followAll(_ terminal: PseudoTerminal) throws {
        var sizes = [(80, 24), (60, 20), (80, 24)][...]
        var stage = "Stage 1,"
        while true {
            if !terminal.screen.text.contains(stage), let (columns, rows) = sizes.popFirst() {
                try terminal.resize(columns: columns, rows: rows)
                let heading = terminal.screen.lines.first?.firstMatch(of: #/Stage \d,/#)?.output
                stage = String(try XCTUnwrap(heading))
                try solveAllButTheFirstExercise(of: stage)
            }
            XCTAssertEqual(terminal.screen.complaints, [])
            if terminal.screen.text.contains("Step 1 of 3, Red: ") {
                try saveWhatIsShown(terminal)
                try terminal.wait(for: "Step 2 of 3, Green: ")
            }
            if terminal.screen.text.contains("Step 2 of 3, Green: ") {
                try saveWhatIsShown(terminal)
                try terminal.wait(for: "the third step") {
                    $0.text.contains("Step 3 of 3, Bugs: ") || $0.text.contains("★ Well done!")
                }
            }
            if !terminal.screen.text.contains("★ Well done!") { try saveWhatIsShown(terminal) }
            try terminal.wait(for: "★ Well done!")
            if !terminal.screen.text.contains("Press u to go on") { return }
            terminal.type("u")
            try terminal.wait(for: "the next exercise") { $0.lines.contains { $0.hasPrefix("✗ ") } }
        }
    }

    /// Saves all exercises of a stage except the first one. The nightly run does all of them step by step.
    private func solveAllButTheFirstExercise(of heading: String) throws {
        guard Breadth.current != .all, let number = Int(heading.filter(\.isNumber)) else { return }
        let stage = shipped(number)
        for exercise in stage.exercises.dropFirst() {
            let tests = "\(stage.testsFolder)/\(exercise.ownTests).swift"
            for path in exercise.files.map({ "\(stage.folder)/\($0)" }) + [tests] {
                try kit.solve(path)
            }
        }
    }

    /// Saves the files that the screen says to open.
    private func saveWhatIsShown(_ terminal: PseudoTerminal) throws {
        let lines = terminal.screen.lines
        let start = try XCTUnwrap(lines.firstIndex { $0.hasSuffix("Open:") && $0.hasPrefix("  ") })
        let paths = lines[(start + 1)...].prefix { $0.hasPrefix("  Starter/") }
        XCTAssertFalse(paths.isEmpty, terminal.screen.text)
        for path in paths { try kit.solve(path.trimmingCharacters(in: .whitespaces)) }
    }
}
