import Testing

@testable import NewEncore

/// The tests of `greeting(hour:)`, repaired.
@Suite struct MyGreetingTests {
    /// It says Good morning in the morning.
    @Test func morning() {
        #expect(greeting(hour: 9) == "Good morning")
    }

    @Test func theMorningEndsAtNoon() {
        #expect(greeting(hour: 11) == "Good morning")
        #expect(greeting(hour: 12) == "Good afternoon")
    }

    /// It says Good afternoon in the afternoon.
    @Test func afternoon() {
        #expect(greeting(hour: 15) == "Good afternoon")
    }

    /// The last hour of the afternoon is 17.
    @Test func endOfTheAfternoon() {
        #expect(greeting(hour: 17) == "Good afternoon")
        #expect(greeting(hour: 18) == "Good evening")
    }

    /// The night belongs to the evening before, until 5.
    @Test func night() {
        #expect(greeting(hour: 0) == "Good evening")
        #expect(greeting(hour: 4) == "Good evening")
        #expect(greeting(hour: 5) == "Good morning")
    }
}
