import Synchronization
import TerminalTestHelpers
import XCTest

@testable import Commands
@testable import CommandsTestHelpers
@testable import Grading
@testable import KitTestHelpers
@testable import TerminalKit

/// The watch screen leads through a made-up stage, and through an encore that is asked for.
final class MadeUpWatchTests: XCTestCase {
    func testAStageAndAnEncore() throws {
        let kit = try MadeUpKit()
        // The test that is there was shipped, so a test of the learner's own is next.
        for (word, heading, title, folder, first) in [
            (
                "5", "Stage 5, Rectangles", "Rectangle", "Stage5",
                "Stage5Tests/MyRectangleTests.swift"
            ),
            (
                "puzzles", "Puzzles, Word puzzles", "Palindrome", "Encores/Puzzles",
                "Encores/PuzzlesTests/MyPalindromeTests.swift"
            ),
        ] {
            let name = word == "5" ? "Stage 5" : "Puzzles"
            let out = TextSink()
            // Nobody was welcomed before the first of them.
            let welcome = ScriptedTerminal.Step(["Welcome to the unit testing workshop."]) { "\r" }
            let terminal = ScriptedTerminal(
                (word == "5" ? [welcome] : []) + [
                    .init([
                        "✗ \(title)", heading, "  Starter/\(first)",
                        "Watching Starter",
                    ]) {
                        try? kit.finish(folder)
                        return ""
                    },
                    .init([
                        "Step 3 of 3", "  Starter/\(folder)Tests/My\(title)Tests.swift",
                        "catch 0 of 2 planted bugs",
                    ]) {
                        try? kit.finish("\(folder)Tests")
                        return ""
                    },
                    .init(["★ \(name) is done: its exercise has its ★"]) { "q" },
                ])
            let watch = WatchCommand(
                context: try kit.context("watch \(word)", out: out), options: GradingOptions(),
                terminal: terminal.terminal)
            XCTAssertEqual(try watch.run(), 0, terminal.text)
            XCTAssertEqual(terminal.stepsLeft, 0, terminal.text)
            XCTAssertEqual(out.text, "★ The exercise is done.\n")
        }
    }
}

/// A terminal in memory, at which somebody waits for texts and answers.
final class ScriptedTerminal: Sendable {
    /// What is waited for, and what is typed then.
    struct Step: Sendable {
        let texts: [String]
        let answer: @Sendable () -> String

        init(_ texts: [String], answer: @escaping @Sendable () -> String) {
            (self.texts, self.answer) = (texts, answer)
        }
    }

    private struct State {
        var screen = ScreenModel(columns: 80, rows: 30)
        var steps: ArraySlice<Step>
        /// So that a text that never comes ends the test.
        var waitsLeft = 20_000
    }

    private let state: Mutex<State>

    init(_ steps: [Step]) { state = Mutex(State(steps: steps[...])) }

    var text: String { state.withLock { $0.screen.text } }
    var stepsLeft: Int { state.withLock { $0.steps.count } }

    var terminal: Terminal {
        Terminal(
            isInteractive: { true }, enter: {}, leave: {},
            size: { WindowSize(columns: 80, rows: 30) },
            write: { text in self.state.withLock { $0.screen.write(Array(text.utf8)) } },
            wait: { _ in self.wait() }, wake: {})
    }

    private func wait() -> [Terminal.Event] {
        usleep(5000)
        let step = state.withLock { state -> Step? in
            state.waitsLeft -= 1
            let text = state.screen.text
            guard let step = state.steps.first, step.texts.allSatisfy(text.contains) else {
                return nil
            }
            state.steps.removeFirst()
            return step
        }
        if let step { return [.bytes(Array(step.answer().utf8))] }
        return state.withLock { $0.waitsLeft < 0 } ? [.closed] : []
    }
}
