import XCTest

/// This class has the name of the suite for another exercise.
final class LoadingTests: XCTestCase {
    func testNumbers() {
        XCTAssertEqual(1 + 1, 2)
    }
}
