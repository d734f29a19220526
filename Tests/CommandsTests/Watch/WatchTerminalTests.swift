import Foundation
import ProgramTestHelpers
import XCTest

@testable import Commands
@testable import Grading
@testable import KitTestHelpers
@testable import Processes

/// Tests how a real `grade watch` handles its window, saves, and every way to end it.
final class WatchTerminalTests: XCTestCase {
    private var kit: WatchKit!

    override func setUpWithError() throws {
        continueAfterFailure = false
        kit = try WatchKit()
    }

    func testTheEditorUsesTheTerminalUntilItQuits() throws {
        let terminal = try kit.watch(
            "1", environment: ["EDITOR": "/bin/sh -c 'echo edits ${1##*/}; read x'"])
        try terminal.wait(for: "✗ Even or odd")
        terminal.type("e")
        try terminal.wait(for: "the editor") {
            // This checks only the file's name, because the path of this checkout may not fit on a line.
            !$0.isOnOtherScreen && $0.text.contains("edits MyEvenOddTests.swift")
        }
        assertRestored(terminal)
        terminal.type("x\r")
        try terminal.wait(for: "the screen") {
            $0.isOnOtherScreen
                && $0.text.contains("Opened Starter/Stage1Tests/MyEvenOddTests.swift:")
        }
        XCTAssertNotEqual(terminal.modes, terminal.modesBefore)
        terminal.type("q")
        XCTAssertEqual(ProcessEnd(waitStatus: terminal.waitForEnd()), .exited(1))
    }

    func testASignalOrACrashRestoresTheTerminal() throws {
        for signal in [SIGINT, SIGTERM, SIGHUP, SIGSEGV, SIGILL, SIGTRAP, SIGABRT, SIGQUIT] {
            let terminal = try kit.watch("1")
            try terminal.wait(for: "Checking")
            XCTAssertNotEqual(terminal.modes, terminal.modesBefore)
            kill(terminal.pid, signal)
            // After a crash, Swift's runtime must not offer a backtrace and wait for a key.
            let end = ProcessEnd(waitStatus: terminal.waitForEnd() & ~0x80)
            assertContainsNot(terminal.screen.text, "acktrace")
            XCTAssertEqual(end, .killed(signal: signal))
            assertRestored(terminal)
        }
    }

    func testCtrlZRestoresTheTerminalUntilWatchContinues() throws {
        let terminal = try kit.watch("1")
        try terminal.wait(for: "Checking")
        // Without a shell, `grade watch` leads its session, and the system doesn't let Ctrl-Z stop a
        // session leader. So this test can't check more; `testCtrlZAndFgWorkInAShell` can.
        try terminal.redraw(after: SIGTSTP)
        XCTAssertNotEqual(terminal.modes, terminal.modesBefore)
        kill(terminal.pid, SIGSTOP)
        waitpid(terminal.pid, nil, WUNTRACED)
        try terminal.redraw()
        terminal.type("q")
        _ = terminal.waitForEnd()
        assertRestored(terminal)
    }

    func testCtrlZAndFgWorkInAShell() throws {
        let shell = try kit.shell()
        try shell.wait(for: "ready>")
        // The launcher `grade` would build the grader first, which takes a minute or more.
        shell.type("grader watch 1\r")
        try shell.wait(for: "q quit")
        shell.type("\u{1A}")
        try shell.wait(for: "the shell") {
            !$0.isOnOtherScreen && $0.text.contains("Stopped")
                && $0.text.split(separator: "\n").last == "ready>"
        }
        XCTAssertTrue(shell.screen.showsCursor)
        shell.type("echo typed$((1 + 1))\r")
        try shell.wait(for: "typed2")
        shell.type("fg\r")
        try shell.wait(for: "the screen") { $0.isOnOtherScreen && $0.text.contains("q quit") }
        shell.type("q")
        // While the grader resumes, it also leaves its screen for a moment. Only the prompt shows that the
        // shell is reading again.
        try shell.wait(for: "the prompt") {
            !$0.isOnOtherScreen && $0.text.split(separator: "\n").last == "ready>"
        }
        shell.type("echo status$?\r")
        try shell.wait(for: "status1")
        shell.type("exit\r")
        XCTAssertEqual(ProcessEnd(waitStatus: shell.waitForEnd()), .exited(0))
    }

    func testWatchNeedsATerminal() throws {
        let folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().path
        let (end, text) = try FixtureLearner.processes.output(
            of: Command(
                executable: "\(folder)/grader", arguments: ["watch"],
                environment: ProcessInfo.processInfo.environment, directory: kit.kit.root))
        XCTAssertEqual(end, .exited(64))
        XCTAssertEqual(text, WatchRefusal.text)
    }
}
