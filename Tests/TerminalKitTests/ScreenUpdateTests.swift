import TerminalTestHelpers
import XCTest

@testable import TerminalKit

final class ScreenUpdateTests: XCTestCase {
    private let size = WindowSize(columns: 10, rows: 3)

    func testOnlyLinesThatDifferAreWritten() {
        var update = ScreenUpdate()
        var screen = ScreenModel(columns: 10, rows: 3)
        screen.write(Array(update.text(for: ["one", "two", "three"], size: size).utf8))
        XCTAssertEqual(screen.lines, ["one", "two", "three"])
        XCTAssertEqual(update.text(for: ["one", "two", "three"], size: size), "")
        screen.forgetWrittenRows()
        screen.write(Array(update.text(for: ["one", "2", "three"], size: size).utf8))
        XCTAssertEqual(screen.lines, ["one", "2", "three"])
        XCTAssertEqual(screen.writtenRows, [1])
    }

    func testALineAsWideAsTheWindowKeepsItsLastCharacter() {
        var update = ScreenUpdate()
        let text = update.text(for: ["1234567890"], size: size)
        XCTAssertTrue(text.hasSuffix("1234567890\u{1B}[0m"), text.debugDescription)
    }

    func testLinesThatAreGoneAreCleared() {
        var update = ScreenUpdate()
        var screen = ScreenModel(columns: 10, rows: 3)
        screen.write(Array(update.text(for: ["one", "two"], size: size).utf8))
        screen.write(Array(update.text(for: ["one"], size: size).utf8))
        XCTAssertEqual(screen.lines, ["one", "", ""])
    }

    func testAnotherSizeOrAForgottenScreenIsWrittenWhole() {
        var update = ScreenUpdate()
        _ = update.text(for: ["one"], size: size)
        let larger = WindowSize(columns: 20, rows: 3)
        XCTAssertTrue(update.text(for: ["one"], size: larger).contains("one"))
        update.forget()
        XCTAssertTrue(update.text(for: ["one"], size: larger).contains("one"))
    }

    /// Terminals disagree about how wide these are. What comes after them doesn't move.
    func testWhatFollowsAnEmojiStandsInItsColumnInEveryTerminal() {
        let wide = WindowSize(columns: 20, rows: 2)
        for emoji in ["👩‍👩‍👧‍👦", "👍🏽", "❤️", "🇮🇩", "e\u{301}", "شَ", "क्षि", "값", "\u{1112}\u{1161}"] {
            for widths in [ScreenWidths.ofScalars, .ofCharacters] {
                var update = ScreenUpdate()
                var screen = ScreenModel(columns: 20, rows: 2, widths: widths)
                screen.write(Array(update.text(for: ["xxxxxxxxxxxxxxx"], size: wide).utf8))
                let name = ScreenText.padded("\(emoji) tea", to: 8)
                screen.write(Array(update.text(for: ["│\(name)│10│"], size: wide).utf8))
                let cells = (0..<20).map { screen.cell(row: 0, column: $0) }
                XCTAssertEqual(cells[9...14].joined(), "│10│  ", "\(emoji) \(widths): \(cells)")
                XCTAssertFalse(screen.lines[0].contains("x"), "\(emoji) \(widths)")
            }
        }
    }
}
