// swift-format-ignore-file
import XCTest

final class MyFeedTests: XCTestCase {
    @MainActor func testFeed() async {
        check { _ in }
    }

    private func check(_ XCTAssertNil: (Any?) -> Void) {
        XCTAssertNil(7)
    }
}
