import XCTest

@testable import Review

/// Checks `DeliveryDay`: the learner's code breaks a rule of its documentation.
final class ReviewDeliveryTests: XCTestCase {
    func testBeforeTwoAnOrderLeavesOnTheSameDay() {
        check(weekday: 1, hours: [0, 1, 12, 13], days: 2)
    }

    func testFromTwoOnAnOrderLeavesOnTheNextDay() {
        check(weekday: 1, hours: [14, 15, 23], days: 3)
    }

    func testNothingLeavesOnASunday() {
        check(weekday: 7, hours: [9], days: 3)
        check(weekday: 7, hours: [9], isExpress: true, days: 2)
        check(weekday: 6, hours: [20], days: 4)
        check(weekday: 6, hours: [20], isExpress: true, days: 3)
    }

    func testNothingArrivesOnASunday() {
        check(weekday: 5, hours: [9], days: 3)
        check(weekday: 6, hours: [9], isExpress: true, days: 2)
        check(weekday: 4, hours: [20], days: 4)
    }

    func testExpressIsADayFaster() {
        check(weekday: 1, hours: [9], isExpress: true, days: 1)
        check(weekday: 1, hours: [20], isExpress: true, days: 2)
    }

    func testWhatIsNoWeekdayOrHour() {
        for weekday in [-1, 0, 8] { check(weekday: weekday, hours: [9], days: nil) }
        check(weekday: 1, hours: [-1, 24], days: nil)
    }

    private func check(
        weekday: Int, hours: [Int], isExpress: Bool = false, days: Int?,
        file: StaticString = #filePath, line: UInt = #line
    ) {
        for hour in hours {
            XCTAssertEqual(
                DeliveryDay().days(weekday: weekday, hour: hour, isExpress: isExpress), days,
                "days(weekday: \(weekday), hour: \(hour), isExpress: \(isExpress))", file: file,
                line: line)
        }
    }
}
