import XCTest

@testable import NewEncore

/// Checks `greeting(hour:)`.
final class GreetingTests: XCTestCase {
    func testMorning() {
        check([5, 11], "Good morning")
    }

    func testAfternoon() {
        check([12, 17], "Good afternoon")
    }

    func testEveningAndNight() {
        check([18, 23, 0, 4], "Good evening")
    }

    private func check(
        _ hours: [Int], _ expected: String, file: StaticString = #filePath, line: UInt = #line
    ) {
        for hour in hours {
            XCTAssertEqual(
                greeting(hour: hour), expected, "greeting(hour: \(hour))", file: file, line: line)
        }
    }
}
