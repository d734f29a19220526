import XCTest

@testable import Review

/// Checks `DeliveryDay`, because the learner's code breaks one of its documented rules.
final class ReviewDeliveryTests: XCTestCase {
    func testBeforeTwoAnOrderLeavesOnTheSameDay() {
        check(weekday: 1, hour: 0, days: 2)
        check(weekday: 1, hour: 9, days: 2)
        check(weekday: 1, hour: 13, days: 2)
    }

    func testFromTwoOnAnOrderLeavesOnTheNextDay() {
        check(weekday: 1, hour: 14, days: 3)
        check(weekday: 1, hour: 15, days: 3)
        check(weekday: 1, hour: 23, days: 3)
    }

    func testNothingLeavesOnASunday() {
        check(weekday: 7, hour: 9, days: 3)
        check(weekday: 7, hour: 9, isExpress: true, days: 2)
        check(weekday: 6, hour: 20, days: 4)
        check(weekday: 6, hour: 20, isExpress: true, days: 3)
    }

    func testNothingArrivesOnASunday() {
        check(weekday: 5, hour: 9, days: 3)
        check(weekday: 6, hour: 9, isExpress: true, days: 2)
        check(weekday: 4, hour: 20, days: 4)
    }

    func testExpressIsADayFaster() {
        check(weekday: 1, hour: 9, isExpress: true, days: 1)
        check(weekday: 1, hour: 20, isExpress: true, days: 2)
    }

    func testInvalidWeekdaysAndHours() {
        check(weekday: -1, hour: 9, days: nil)
        check(weekday: 0, hour: 9, days: nil)
        check(weekday: 8, hour: 9, days: nil)
        check(weekday: 1, hour: -1, days: nil)
        check(weekday: 1, hour: 24, days: nil)
    }

    private func check(
        weekday: Int, hour: Int, isExpress: Bool = false, days: Int?,
        file: StaticString = #filePath, line: UInt = #line
    ) {
        XCTAssertEqual(
            DeliveryDay().days(weekday: weekday, hour: hour, isExpress: isExpress), days,
            "days(weekday: \(weekday), hour: \(hour), isExpress: \(isExpress))", file: file,
            line: line)
    }
}
