import Testing

@testable import NewEncore

/// Your tests for `greeting(hour:)`.
@Suite struct MyGreetingTests {
    /// A worked example: an hour in the middle of the morning.
    @Test func morning() {
        #expect(greeting(hour: 9) == "Good morning")
    }

    @Test func theMorningEndsAtNoon() {
        #expect(greeting(hour: 11) == "Good morning")
        #expect(greeting(hour: 12) == "Good afternoon")
    }

    @Test func theEveningStartsAtSix() {
        #expect(greeting(hour: 17) == "Good afternoon")
        #expect(greeting(hour: 18) == "Good evening")
    }

    @Test func theNightBelongsToTheEvening() {
        #expect(greeting(hour: 0) == "Good evening")
        #expect(greeting(hour: 4) == "Good evening")
        #expect(greeting(hour: 5) == "Good morning")
    }
}
