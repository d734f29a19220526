import Testing

@testable import Review

/// The tests for `DeliveryDay`, repaired.
@Suite struct MyReviewDeliveryTests {
    private let delivery = DeliveryDay()

    /// An order on Monday morning arrives on Wednesday.
    @Test func orderInTheMorning() {
        #expect(delivery.days(weekday: 1, hour: 9) == 2)
    }

    /// Each hour, until the last one before two.
    @Test func eachHourOfTheMorning() {
        for hour in 0...13 { #expect(delivery.days(weekday: 1, hour: hour) == 2) }
    }

    /// An order at 14:00 or later leaves on the next day.
    @Test func orderAtTwoLeavesOnTheNextDay() {
        #expect(delivery.days(weekday: 1, hour: 14) == 3)
    }

    /// In the evening, the van has gone.
    @Test func orderInTheEvening() {
        #expect(delivery.days(weekday: 1, hour: 20) == 3)
    }

    /// Express is a day faster.
    @Test func expressOrder() {
        #expect(delivery.days(weekday: 1, hour: 9, isExpress: true) == 1)
    }

    /// The van does not leave on a Sunday.
    @Test func orderOnSundayLeavesOnMonday() {
        #expect(delivery.days(weekday: 7, hour: 9) == 3)
    }

    /// An order on Friday would arrive on a Sunday, so it arrives on Monday.
    @Test func orderOnFridayArrives() {
        #expect(delivery.days(weekday: 5, hour: 9) == 3)
    }

    /// There is no weekday before Monday, and none after Sunday.
    @Test func unknownWeekday() {
        #expect(delivery.days(weekday: 0, hour: 9) == nil)
        #expect(delivery.days(weekday: 8, hour: 9) == nil)
    }

    /// There is no hour before 0, and none after 23.
    @Test func unknownHour() {
        #expect(delivery.days(weekday: 1, hour: -1) == nil)
        #expect(delivery.days(weekday: 1, hour: 24) == nil)
    }
}
