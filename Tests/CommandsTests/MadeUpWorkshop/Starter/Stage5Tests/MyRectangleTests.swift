import XCTest

@testable import Stage5

/// Your tests for `area()`.
final class MyRectangleTests: XCTestCase {
    func testTwoByTwo() {
        XCTAssertEqual(Rectangle(width: 2, height: 2).area(), 4)
    }

    // TODO: Test sides of other lengths.
}
