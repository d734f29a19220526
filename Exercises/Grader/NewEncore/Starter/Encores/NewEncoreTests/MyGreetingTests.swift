import XCTest

@testable import NewEncore

/// Your tests for `greeting(hour:)`.
final class MyGreetingTests: XCTestCase {
    /// A worked example: an hour in the middle of the morning.
    func testMorning() {
        XCTAssertEqual(greeting(hour: 9), "Good morning")
    }

    // TODO: Test each hour at which the greeting changes, and the hour before it.
}
