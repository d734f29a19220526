import XCTest

@testable import Stage1

/// A test that fails now and then, whatever the code does.
final class RandomTests: XCTestCase {
    func testFailsAtRandom() {
        XCTAssertTrue(Bool.random())
    }
}
