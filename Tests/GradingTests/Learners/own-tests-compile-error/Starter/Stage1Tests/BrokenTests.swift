import XCTest

@testable import Stage1

final class BrokenTests: XCTestCase {
    func testNothing() {
        XCTAssertEqual(missing, 1)
    }
}
