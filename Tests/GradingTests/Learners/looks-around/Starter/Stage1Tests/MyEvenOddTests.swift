// swift-format-ignore-file
import Stage1
import XCTest

final class MyEvenOddTests: XCTestCase {
    func testZero() {
        XCTAssertEqual(ProcessInfo.processInfo.environment["BUG"], nil)
    }
}
