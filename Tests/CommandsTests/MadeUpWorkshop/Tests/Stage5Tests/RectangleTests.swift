import XCTest

@testable import Stage5

final class RectangleTests: XCTestCase {
    func testAreaIsTheProductOfTheSides() {
        XCTAssertEqual(Rectangle(width: 3, height: 4).area(), 12)
    }

    func testNegativeLengthCoversNothing() {
        XCTAssertEqual(Rectangle(width: -2, height: 3).area(), 0)
        XCTAssertEqual(Rectangle(width: 2, height: -3).area(), 0)
    }
}
