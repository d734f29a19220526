import Foundation
import ProgramTestHelpers
import XCTest

@testable import Catalog
@testable import Commands
@testable import Grading
@testable import KitTestHelpers
@testable import Processes
@testable import TerminalKit

/// Tests a real `grade watch` in windows of every size, its list of exercises, and saves while it
/// is grading.
final class WatchWindowTests: XCTestCase {
    private var kit: WatchKit!

    override func setUpWithError() throws {
        continueAfterFailure = false
        kit = try WatchKit()
    }

    private func saveIsEven(_ body: String) throws {
        try kit.save(
            "Stage1/EvenOdd.swift",
            """
            extension FirstBasicViewController {
                func isEven(number: Int) -> Bool { \(body) }
            }

            """)
    }

    func testEveryWindowSizeFits() throws {
        let terminal = try kit.watch("1", columns: 60, rows: 15)
        for (columns, rows) in [(60, 15), (80, 24), (200, 60), (20, 5), (60, 15)] {
            try terminal.resize(columns: columns, rows: rows)
            try terminal.wait(for: "the last line") { $0.lines.last?.hasPrefix("Stage 1") == true }
            for key in ["h", "h", "h", "l", "l", "t"] {
                terminal.type(key)
                try terminal.redraw()
                XCTAssertEqual(terminal.screen.complaints, [], "\(key) at \(columns)×\(rows)")
                try terminal.wait(for: "the last line") {
                    $0.lines.last?.hasPrefix("Stage 1") == true
                }
            }
        }
        terminal.type("q")
        XCTAssertEqual(ProcessEnd(waitStatus: terminal.waitForEnd()), .exited(1))
        assertRestored(terminal)
    }

    func testTheListOpensAnyExerciseAndQuittingSaysHowToContinue() throws {
        let terminal = try kit.watch(columns: 60, rows: 15)
        try terminal.wait(for: "✗ Even or odd")
        terminal.type("l")
        try terminal.wait(for: "> ✗ Even or odd")
        terminal.type("\u{1B}[F")
        try terminal.wait(for: "> ✗ Feed screen")
        terminal.type("\r")
        try terminal.wait(for: "Starter/Stage4Tests/MyFeedScreenTests.swift")
        terminal.type("q")
        _ = terminal.waitForEnd()
        assertContains(
            terminal.screen.text,
            "★ in 0 of \(exerciseCount) exercises. To go on, run: swift run grade watch")
    }

    private var exerciseCount: Int {
        Workshop.shipped.numbered.map(\.exercises.count).reduce(0, +)
    }

    func testASaveWhileGradingStartsOver() throws {
        try saveIsEven("while true {}")
        let terminal = try kit.watch("1", "--time-limit", "1000")
        try waitForRunningTests(terminal)
        try saveIsEven("true")
        // Usually, this save cancels a build instead of a run of the tests.
        try terminal.wait(for: "the next grading") { Self.runningTests($0) == nil }
        try saveIsEven("false")
        try saveIsEven("number % 2 == 0")
        try terminal.wait(for: "2 Green ✓")
        terminal.type("q")
        XCTAssertEqual(ProcessEnd(waitStatus: terminal.waitForEnd()), .exited(1))
    }

    /// The line on the screen that says how long the tests have been running; nil if no tests are
    /// running.
    private static func runningTests(_ screen: ScreenModel) -> String? {
        screen.lines.first { $0.contains("running the tests") }
    }

    /// Waits until the tests have been running for another second.
    private func waitForRunningTests(_ terminal: PseudoTerminal) throws {
        try terminal.wait(for: "running the tests")
        let before = Self.runningTests(terminal.screen)
        try terminal.wait(for: "another second") {
            Self.runningTests($0) != nil && Self.runningTests($0) != before
        }
    }

    func testCtrlCWhileGradingLeavesNoProcess() throws {
        try Needed.ps.orSkip()
        try saveIsEven("while true {}")
        let terminal = try kit.watch("1", "--time-limit", "1000")
        try waitForRunningTests(terminal)
        terminal.type("\u{3}")
        XCTAssertEqual(ProcessEnd(waitStatus: terminal.waitForEnd()), .killed(signal: SIGINT))
        assertRestored(terminal)
        let search = "ps -eo args | grep -F '\(kit.kit.cache)/' | grep -v -e grep -e /bin/sh"
        XCTAssertEqual(try Programs.shell(search, in: "/").text, "")
    }
}
