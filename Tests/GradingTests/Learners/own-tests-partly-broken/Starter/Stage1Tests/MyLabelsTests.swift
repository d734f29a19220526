import XCTest

@testable import Stage1

/// The other file uses this, so it can't be built without this file.
let typed = 1000

final class MyLabelsTests: XCTestCase {
    func testNothing() {
        XCTAssertNil(MockTimer.currentTimer)
    }
}
