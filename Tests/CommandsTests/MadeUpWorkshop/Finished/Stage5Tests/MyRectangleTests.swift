import XCTest

@testable import Stage5

/// Your tests for `area()`.
final class MyRectangleTests: XCTestCase {
    func testTwoByTwo() {
        XCTAssertEqual(Rectangle(width: 2, height: 2).area(), 4)
    }

    func testTwoByThree() {
        XCTAssertEqual(Rectangle(width: 2, height: 3).area(), 6)
    }

    func testNegativeWidth() {
        XCTAssertEqual(Rectangle(width: -1, height: 1).area(), 0)
    }
}
