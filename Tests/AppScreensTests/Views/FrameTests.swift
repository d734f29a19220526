import TerminalKit
import XCTest

@testable import AppScreens

final class FrameTests: XCTestCase {
    func testAFrameFillsItsWindowExactly() {
        let keys = [KeyHelp(key: "q", action: "quit")]
        for rows in [1, 2, 3, 10] {
            let size = WindowSize(columns: 6, rows: rows)
            let lines = Frame.lines(
                heading: "A long heading", body: ["one", "two two two"], keys: keys, size: size,
                style: Style(usesColor: false))
            XCTAssertEqual(lines.count, rows)
            XCTAssertTrue(lines.allSatisfy { ScreenText.width(of: $0) <= 6 })
            XCTAssertEqual(lines.first, "A lon…")
            if rows > 2 { XCTAssertEqual(lines.last, "q quit") }
        }
    }
}
