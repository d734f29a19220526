import XCTest

@testable import Review

/// The tests for `DeliveryDay`, repaired.
final class MyReviewDeliveryTests: XCTestCase {
    private let delivery = DeliveryDay()

    /// An order on Monday morning arrives on Wednesday.
    func testOrderInTheMorning() {
        XCTAssertEqual(delivery.days(weekday: 1, hour: 9), 2)
    }

    /// Each hour, until the last one before two.
    func testEachHourOfTheMorning() {
        for hour in 0...13 { XCTAssertEqual(delivery.days(weekday: 1, hour: hour), 2) }
    }

    /// An order at 14:00 or later leaves on the next day.
    func testOrderAtTwoLeavesOnTheNextDay() {
        XCTAssertEqual(delivery.days(weekday: 1, hour: 14), 3)
    }

    /// In the evening, the van has gone.
    func testOrderInTheEvening() {
        XCTAssertEqual(delivery.days(weekday: 1, hour: 20), 3)
    }

    /// Express is a day faster.
    func testExpressOrder() {
        XCTAssertEqual(delivery.days(weekday: 1, hour: 9, isExpress: true), 1)
    }

    /// The van does not leave on a Sunday.
    func testOrderOnSundayLeavesOnMonday() {
        XCTAssertEqual(delivery.days(weekday: 7, hour: 9), 3)
    }

    /// An order on Friday would arrive on a Sunday, so it arrives on Monday.
    func testOrderOnFridayArrives() {
        XCTAssertEqual(delivery.days(weekday: 5, hour: 9), 3)
    }

    /// There is no weekday before Monday, and none after Sunday.
    func testUnknownWeekday() {
        XCTAssertNil(delivery.days(weekday: 0, hour: 9))
        XCTAssertNil(delivery.days(weekday: 8, hour: 9))
    }

    /// There is no hour before 0, and none after 23.
    func testUnknownHour() {
        XCTAssertNil(delivery.days(weekday: 1, hour: -1))
        XCTAssertNil(delivery.days(weekday: 1, hour: 24))
    }
}
