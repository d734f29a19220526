import XCTest

@testable import NewEncore

/// Your tests for `greeting(hour:)`.
final class MyGreetingTests: XCTestCase {
    /// A worked example: an hour in the middle of the morning.
    func testMorning() {
        XCTAssertEqual(greeting(hour: 9), "Good morning")
    }

    func testTheMorningEndsAtNoon() {
        XCTAssertEqual(greeting(hour: 11), "Good morning")
        XCTAssertEqual(greeting(hour: 12), "Good afternoon")
    }

    func testTheEveningStartsAtSix() {
        XCTAssertEqual(greeting(hour: 17), "Good afternoon")
        XCTAssertEqual(greeting(hour: 18), "Good evening")
    }

    func testTheNightBelongsToTheEvening() {
        XCTAssertEqual(greeting(hour: 0), "Good evening")
        XCTAssertEqual(greeting(hour: 4), "Good evening")
        XCTAssertEqual(greeting(hour: 5), "Good morning")
    }
}
