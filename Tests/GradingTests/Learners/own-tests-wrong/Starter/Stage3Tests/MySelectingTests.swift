import XCTest

/// The class of another exercise.
final class LoadingTests: XCTestCase {
    func testNumbers() {
        XCTAssertEqual(1 + 1, 2)
    }
}
