import XCTest

@testable import Review

/// Someone else's tests for `DeliveryDay`. All are green, and together they run every line.
final class MyReviewDeliveryTests: XCTestCase {
    private let delivery = DeliveryDay()

    /// An order on Monday morning arrives on Wednesday.
    func testOrderInTheMorning() {
        XCTAssertEqual(delivery.days(weekday: 1, hour: 9), 2)
    }

    /// All morning long.
    func testEachHourOfTheMorning() {
        for hour in 8...12 { XCTAssertEqual(delivery.days(weekday: 1, hour: hour), 2) }
    }

    /// From two o'clock on, the van has gone.
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

    /// An order on Friday would arrive on a Sunday. It must still arrive.
    func testOrderOnFridayArrives() {
        XCTAssertEqual(delivery.days(weekday: 5, hour: 9), 3)
    }

    /// Every weekday works.
    func testEveryWeekdayHasAnAnswer() {
        for weekday in 1...7 { XCTAssertNotNil(delivery.days(weekday: weekday, hour: 0)) }
    }

    /// There is no eighth weekday.
    func testUnknownWeekday() {
        XCTAssertNil(delivery.days(weekday: 8, hour: 9))
        XCTAssertNil(delivery.days(weekday: 0, hour: 9))
        XCTAssertNil(delivery.days(weekday: 1, hour: 24))
    }
}
