import XCTest

extension XCTestCase {
    /// Checks that the terminal is in the same state as before the program started.
    public func assertRestored(
        _ terminal: PseudoTerminal, file: StaticString = #filePath, line: UInt = #line
    ) {
        XCTAssertEqual(terminal.modes, terminal.modesBefore, "modes", file: file, line: line)
        let screen = terminal.screen
        XCTAssertFalse(screen.isOnOtherScreen, "alternate screen", file: file, line: line)
        XCTAssertTrue(screen.showsCursor, "cursor is hidden", file: file, line: line)
        XCTAssertTrue(screen.wrapsLines, "no line wrapping", file: file, line: line)
        XCTAssertFalse(screen.marksPastes, "marks pastes", file: file, line: line)
        XCTAssertEqual(screen.complaints, [], "bad output", file: file, line: line)
    }
}
