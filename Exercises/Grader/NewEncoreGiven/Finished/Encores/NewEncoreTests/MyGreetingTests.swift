import XCTest

@testable import NewEncore

/// The tests of `greeting(hour:)`, repaired.
final class MyGreetingTests: XCTestCase {
    /// It says Good morning in the morning.
    func testMorning() {
        XCTAssertEqual(greeting(hour: 9), "Good morning")
    }

    func testTheMorningEndsAtNoon() {
        XCTAssertEqual(greeting(hour: 11), "Good morning")
        XCTAssertEqual(greeting(hour: 12), "Good afternoon")
    }

    /// It says Good afternoon in the afternoon.
    func testAfternoon() {
        XCTAssertEqual(greeting(hour: 15), "Good afternoon")
    }

    /// The last hour of the afternoon is 17.
    func testEndOfTheAfternoon() {
        XCTAssertEqual(greeting(hour: 17), "Good afternoon")
        XCTAssertEqual(greeting(hour: 18), "Good evening")
    }

    /// The night belongs to the evening before, until 5.
    func testNight() {
        XCTAssertEqual(greeting(hour: 0), "Good evening")
        XCTAssertEqual(greeting(hour: 4), "Good evening")
        XCTAssertEqual(greeting(hour: 5), "Good morning")
    }
}
