import Foundation
import TerminalTestHelpers
import XCTest

@testable import AppScreens
@testable import AppTestHelpers

/// What the real `app` makes of its window, of keys, and of every way to end it.
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
            terminal.type("\u{1B}")
        }
        try terminal.wait(for: "Enter open")
        terminal.type("\u{1B}[B\u{1B}[B\r")
        try terminal.wait(for: "Screen 3 · Dep")
        try terminal.wait(for: "Esc menu")
        quit(terminal)
    }

    func testTypingIntoTheFields() throws {
        for screen in ["1", "2"] {
            let terminal = try app.open(screen)
            try terminal.wait(for: "Find even")
            terminal.type("1値👩‍👩‍👧")
            terminal.type("\u{7F}\u{7F}3\r")
            try terminal.wait(for: "Ganjil")
            terminal.type("\u{1B}[200~7\n\u{1B}[201~\u{7F}\t")
            terminal.type("\t1250000")
            try terminal.wait(for: "Rp 1.250.000")
            try terminal.wait(for: "[137 ")
            terminal.type("\u{1B}")
            try terminal.wait(for: "Enter open")
            quit(terminal)
        }
    }

    func testGamesAreLoadedAgainAndAgain() throws {
        let terminal = try app.open("games", columns: 60, rows: 20)
        try terminal.wait(for: "Tetris")
        try terminal.wait(for: "no spinner beside the games") { !$0.text.contains("Loading") }
        for (choice, text) in [
            ("[no games]", "No games available at the moment."),
            ("[an error]", "Unable to load games. Please try again !"),
        ] {
            terminal.type("\u{1B}[C")
            try terminal.wait(for: choice)
            // The second press finds it loading, and asks nothing.
            terminal.type("\r\r")
            try terminal.wait(for: "just the message") {
                $0.text.contains(text) && !$0.text.contains("Loading") && !$0.text.contains("Doom")
            }
        }
        terminal.type("\u{1B}[D\u{1B}[D\r")
        try terminal.wait(for: "just the games") {
            $0.text.contains("Doom") && !$0.text.contains("Unable")
        }
        // What doesn't fit is reached with the arrow keys.
        try terminal.resize(columns: 40, rows: 12)
        try terminal.wait(for: "the first games") { !$0.text.contains("Stardew") }
        terminal.type(String(repeating: "\u{1B}[B", count: 9))
        try terminal.wait(for: "Stardew Valley")
        XCTAssertEqual(terminal.screen.complaints, [])
        quit(terminal)
    }

    func testAnOrderIsFilledInAndSaved() throws {
        let terminal = try app.open("orders", columns: 60, rows: 20)
        try terminal.wait(for: "▶ Name")
        // Without a name: an alert.
        terminal.type("\r4111\r\u{1B}[B")
        try terminal.wait(for: "a date") { $0.text.contains(#/Valid until \[\d+\/\d+\/\d\d /#) }
        terminal.type("\r\u{1B}[B\u{1B}[B\u{1B}[B")
        try terminal.wait(for: "[One-Day Shipping ")
        terminal.type("\r")
        try terminal.wait(for: "the pickers are closed") { !$0.text.contains("│") }
        terminal.type("\r\r")
        try terminal.wait(for: "Saving")
        try terminal.wait(for: "The order is not saved. The name is missing.")
        terminal.type("\r\tquinn\r")
        try terminal.wait(for: "[quinn ")
        try terminal.resize(columns: 40, rows: 12)
        terminal.type("\r\r\r\r")
        try terminal.wait(for: "1. quinn · One-Day Shipping")
        XCTAssertEqual(terminal.screen.complaints, [])
        quit(terminal)
    }

    func testStandingsAreLoadedAndFiltered() throws {
        let terminal = try app.open("standings", columns: 60, rows: 20)
        try terminal.wait(for: "1. Harbour, 4 points")
        terminal.type("\u{1B}[B")
        try terminal.wait(for: "just the group A") {
            $0.text.contains("1. Northgate, 6 points") && !$0.text.contains("Harbour")
        }
        terminal.type("\u{1B}[C\r")
        try terminal.wait(for: "1. Old Mill, 7 points")
        terminal.type("\u{1B}[C\u{1B}[C\r")
        try terminal.wait(for: "standings[0].tournamentId is missing")
        XCTAssertTrue(terminal.screen.text.contains("1. Old Mill, 7 points"))
        try terminal.resize(columns: 40, rows: 12)
        terminal.type("\u{1B}[D\r")
        try terminal.wait(for: "No standings.")
        XCTAssertEqual(terminal.screen.complaints, [])
        quit(terminal)
    }

    func testSomebodyLogsInWithoutANetwork() throws {
        let terminal = try app.open("accounts", "--stub-services", columns: 60, rows: 20)
        try terminal.wait(for: "▶ E-mail")
        terminal.type("ana@example.com\rwrong11\r")
        try terminal.wait(for: "One moment")
        try terminal.wait(for: "The server does not accept this.")
        terminal.type("coffee1\r")
        try terminal.wait(for: "Logged in as ana@example.com")
        try terminal.resize(columns: 40, rows: 12)
        try terminal.wait(for: "[ Log out ]")
        XCTAssertEqual(terminal.screen.complaints, [])
        quit(terminal)
    }

    func testEverySizeOfWindow() throws {
        try app.setProducts(Names.products(1000))
        for (screen, keys) in [
            ("3", ["\r", "\u{1B}[B", "\u{1B}[F", "\u{1B}[5~"]), ("4", ["\u{1B}[6~", "\u{1B}[F"]),
        ] {
            let terminal = try app.open(screen, columns: 40, rows: 12)
            try terminal.wait(for: "Esc menu")
            try terminal.wait(for: "Arabika")
            for (columns, rows) in [(60, 15), (80, 24), (200, 60), (20, 5), (1, 1), (40, 12)] {
                try terminal.resize(columns: columns, rows: rows)
                terminal.read(milliseconds: 200)
                for key in keys {
                    terminal.type(key)
                    terminal.read(milliseconds: 100)
                    XCTAssertEqual(terminal.screen.complaints, [], "\(columns)×\(rows)")
                }
                if columns >= 40 {
                    try terminal.wait(for: "the keys") { $0.lines.last?.contains("q quit") == true }
                }
            }
            quit(terminal)
        }
    }

    func testTheTickerWritesItsLineAndNoOther() throws {
        try app.setProducts(Names.products(1000))
        let terminal = try app.open("4")
        try terminal.wait(for: "Arabika")
        terminal.type("\u{1B}[B\u{1B}[B")
        terminal.read(milliseconds: 500)
        let before = terminal.screen.lines
        terminal.screenForgetRows()
        try terminal.wait(for: "Gratis ongkir")
        XCTAssertEqual(terminal.screen.writtenRows, [1])
        XCTAssertEqual(
            terminal.screen.lines.enumerated().filter { $0.offset != 1 }.map(\.element),
            before.enumerated().filter { $0.offset != 1 }.map(\.element))
        quit(terminal)
    }

    func testMovingTheSelectionWritesOnlyTheCards() throws {
        try app.setProducts(Names.products(1000))
        let terminal = try app.open("3", rows: 60)
        try terminal.wait(for: "┏")
        terminal.read(milliseconds: 200)
        terminal.screenForgetRows()
        terminal.type("\u{1B}[C")
        try terminal.wait(for: "the next card") { $0.cell(row: 1, column: 40) == "┏" }
        terminal.read(milliseconds: 200)
        XCTAssertTrue(Set(terminal.screen.writtenRows).isSubset(of: 1...9))
    }

    func testManyKeysAtOnce() throws {
        try app.setProducts(Names.products(1000))
        let terminal = try app.open("3")
        try terminal.wait(for: "┏")
        for _ in 0..<30 { terminal.type(String(repeating: "\u{1B}[B", count: 30)) }
        terminal.type("\r")
        try terminal.wait(for: "something crazy 998")
        quit(terminal)
    }

    func testEverySignalBringsTheTerminalBack() throws {
        for signal in [SIGINT, SIGTERM, SIGHUP, SIGSEGV, SIGILL, SIGTRAP, SIGABRT, SIGQUIT] {
            let terminal = try app.open("1")
            try terminal.wait(for: "Find even")
            XCTAssertNotEqual(terminal.modes, terminal.modesBefore)
            if signal == SIGINT { terminal.type("\u{3}") } else { kill(terminal.pid, signal) }
            XCTAssertEqual(terminal.waitForEnd() & 0x7F, signal)
            assertRestored(terminal)
        }
    }

    func testItGoesOnAfterItWasStopped() throws {
        let terminal = try app.open("1")
        try terminal.wait(for: "Find even")
        for signal in [SIGTSTP, SIGSTOP] {
            kill(terminal.pid, signal)
            terminal.read(milliseconds: 300)
            kill(terminal.pid, SIGCONT)
            terminal.read(milliseconds: 300)
            terminal.type("4\r")
            try terminal.wait(for: "Genap")
            XCTAssertNotEqual(terminal.modes, terminal.modesBefore)
        }
        terminal.type("\u{1B}")
        try terminal.wait(for: "Enter open")
        quit(terminal)
    }

    func testATerminalThatCannotMoveItsCursorGetsTheText() throws {
        let terminal = try app.open("3", environment: ["TERM": "dumb"])
        XCTAssertEqual(terminal.waitForEnd(), 0)
        XCTAssertFalse(terminal.screen.isOnOtherScreen)
        XCTAssertTrue(terminal.screen.text.contains("└"))
    }

    func testWhoTypesTheLinesIsToldWhich() throws {
        let terminal = try app.open("1", environment: ["TERM": "dumb"])
        try terminal.wait(for: "press Enter")
        terminal.type("7\n25000\n")
        try terminal.wait(for: "Rp 25.000")
        XCTAssertTrue(terminal.screen.text.contains("Ganjil"))
        XCTAssertEqual(terminal.waitForEnd(), 0)
    }

    func testNoColours() throws {
        let terminal = try app.open("4", environment: ["NO_COLOR": "1"])
        try terminal.wait(for: "Gratis ongkir")
        XCTAssertEqual(terminal.screen.usedColours, ["0"])
        quit(terminal)
    }
}
