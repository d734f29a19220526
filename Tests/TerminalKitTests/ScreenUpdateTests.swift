import ProgramTestHelpers
import XCTest

@testable import TerminalKit

final class ScreenUpdateTests: XCTestCase {
    private let size = WindowSize(columns: 10, rows: 3)

    func testOnlyChangedLinesAreWritten() {
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
}
