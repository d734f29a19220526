import TerminalKit
import XCTest

@testable import AppScreens

final class GridCursorTests: XCTestCase {
    private func moved(_ index: Int, _ keys: Key..., count: Int = 7) -> Int {
        keys.reduce(index) { GridCursor.moved($0, by: $1, count: count, page: 2) }
    }

    func testArrowsMoveInTwoColumns() {
        XCTAssertEqual(moved(0, .right), 1)
        XCTAssertEqual(moved(0, .down), 2)
        XCTAssertEqual(moved(3, .up), 1)
        XCTAssertEqual(moved(3, .left), 2)
        XCTAssertEqual(moved(1, .pageDown), 5)
        XCTAssertEqual(moved(5, .pageUp), 1)
        XCTAssertEqual(moved(3, .home), 0)
        XCTAssertEqual(moved(3, .end), 6)
        XCTAssertEqual(moved(3, .other), 3)
    }

    func testTheCursorStopsAtTheEnds() {
        XCTAssertEqual(moved(0, .up), 0)
        XCTAssertEqual(moved(1, .up), 1)
        XCTAssertEqual(moved(0, .left), 0)
        XCTAssertEqual(moved(6, .down), 6)
        XCTAssertEqual(moved(6, .right), 6)
        XCTAssertEqual(moved(5, .down), 6, "if the last row has only one card")
        XCTAssertEqual(moved(5, .down, count: 6), 5)
        XCTAssertEqual(moved(5, .pageDown), 6)
    }
}
