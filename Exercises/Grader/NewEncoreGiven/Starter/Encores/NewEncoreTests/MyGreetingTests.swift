import XCTest

@testable import NewEncore

/// The tests of `greeting(hour:)`, as somebody else wrote them.
final class MyGreetingTests: XCTestCase {
    /// It says Good morning in the morning.
    func testMorning() {
        XCTAssertEqual(greeting(hour: 9), "Good morning")
    }

    /// It says Good afternoon in the afternoon.
    func testAfternoon() {
        XCTAssertEqual(greeting(hour: 15), "Good afternoon")
    }

    /// The last hour of the afternoon is 18.
    func testEndOfTheAfternoon() {
        XCTAssertEqual(greeting(hour: 18), "Good afternoon")
    }

    /// It greets people in the evening.
    func testEvening() {
        XCTAssertFalse(greeting(hour: 20).isEmpty)
    }

    /// It says the right thing at night.
    func testNight() {
        XCTAssertEqual(greeting(hour: 2), greeting(hour: 2))
    }
}
