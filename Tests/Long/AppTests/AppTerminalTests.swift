import Foundation
import ProgramTestHelpers
import XCTest

@testable import AppScreens

/// Tests the window and the keys of the real `app`, and every way to end it.
final class AppTerminalTests: XCTestCase {
    private var app: AppCopy!

    override func setUpWithError() throws {
        continueAfterFailure = false
        app = try AppCopy()
    }

    private func quit(_ terminal: PseudoTerminal) {
        terminal.type("q")
        XCTAssertEqual(terminal.waitForEnd(), 0)
        assertRestored(terminal)
    }

    func testTheMenuLeadsToAllScreensAndBack() throws {
        let terminal = try app.open()
        for (number, text) in [(1, "Find even"), (2, "Find even"), (3, "┏"), (4, "Sarapan")] {
            try terminal.wait(for: "Enter open")
            terminal.type("\(number)")
            try terminal.wait(for: text)
            try terminal.wait(for: "Screen \(number) · ")
            try terminal.wait(for: "Esc menu")
            terminal.type("\u{1B}")
        }
        try terminal.wait(for: "Enter open")
        terminal.type("\u{1B}[B\u{1B}[B\r")
        try terminal.wait(for: "Screen 3 · Dep")
        try terminal.wait(for: "Esc menu")
        quit(terminal)
    }

    func testEveryWindowSizeFits() throws {
        try app.setProducts(Names.products(1000))
        for (screen, keys) in [
            ("3", ["\r", "\u{1B}[B", "\u{1B}[F", "\u{1B}[5~"]), ("4", ["\u{1B}[6~", "\u{1B}[F"]),
        ] {
            let terminal = try app.open(screen, columns: 40, rows: 12)
            try terminal.wait(for: "Esc menu")
            try terminal.wait(for: "Arabika")
            for (columns, rows) in [(60, 15), (80, 24), (200, 60), (20, 5), (1, 1), (40, 12)] {
                try terminal.resize(columns: columns, rows: rows)
                for key in keys {
                    terminal.type(key)
                    try terminal.redraw()
                    XCTAssertEqual(terminal.screen.complaints, [], "\(columns)×\(rows)")
                }
                if columns >= 40 {
                    try terminal.wait(for: "the keys") { $0.lines.last?.contains("q quit") == true }
                }
            }
            quit(terminal)
        }
    }

    func testTheTickerAppearsWithoutAKeyPress() throws {
        let terminal = try app.open("4")
        try terminal.wait(for: "Gratis ongkir")
        quit(terminal)
    }

    func testSignalsRestoreTheTerminal() throws {
        for signal in [SIGINT, SIGTERM, SIGSEGV] {
            let terminal = try app.open("1")
            try terminal.wait(for: "Find even")
            XCTAssertNotEqual(terminal.modes, terminal.modesBefore)
            if signal == SIGINT { terminal.type("\u{3}") } else { kill(terminal.pid, signal) }
            XCTAssertEqual(terminal.waitForEnd() & 0x7F, signal)
            assertRestored(terminal)
        }
    }

    func testADumbTerminalGetsPlainText() throws {
        let terminal = try app.open("3", environment: ["TERM": "dumb"])
        XCTAssertEqual(terminal.waitForEnd(), 0)
        XCTAssertFalse(terminal.screen.isOnOtherScreen)
        XCTAssertTrue(terminal.screen.text.contains("└"))
    }
}
