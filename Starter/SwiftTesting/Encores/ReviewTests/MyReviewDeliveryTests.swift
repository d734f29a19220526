import Testing

@testable import Review

/// Someone else's tests for `DeliveryDay`. All are green, and together they run every line.
@Suite struct MyReviewDeliveryTests {
    private let delivery = DeliveryDay()

    /// An order on Monday morning arrives on Wednesday.
    @Test func orderInTheMorning() {
        #expect(delivery.days(weekday: 1, hour: 9) == 2)
    }

    /// All morning long.
    @Test func eachHourOfTheMorning() {
        for hour in 8...12 { #expect(delivery.days(weekday: 1, hour: hour) == 2) }
    }

    /// The van leaves at two. An order at two is still on it.
    @Test func orderAtTwoLeavesOnTheSameDay() {
        #expect(delivery.days(weekday: 1, hour: 14) == 2)
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

    /// An order on Friday would arrive on a Sunday. It must still arrive.
    @Test func orderOnFridayArrives() {
        #expect(delivery.days(weekday: 5, hour: 9) != nil)
    }

    /// Every weekday works.
    @Test func everyWeekdayHasAnAnswer() {
        for weekday in 1...7 {
            #expect(delivery.days(weekday: weekday, hour: 9) ?? 1 > 0)
        }
    }

    /// There is no eighth weekday.
    @Test func unknownWeekday() {
        #expect(delivery.days(weekday: 8, hour: 9) == nil)
    }
}
