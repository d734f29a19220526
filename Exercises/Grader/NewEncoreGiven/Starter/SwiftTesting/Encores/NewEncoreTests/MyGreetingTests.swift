import Testing

@testable import NewEncore

/// The tests of `greeting(hour:)`, as somebody else wrote them.
@Suite struct MyGreetingTests {
    /// It says Good morning in the morning.
    @Test func morning() {
        #expect(greeting(hour: 9) == "Good morning")
    }

    /// It says Good afternoon in the afternoon.
    @Test func afternoon() {
        #expect(greeting(hour: 15) == "Good afternoon")
    }

    /// The last hour of the afternoon is 18.
    @Test func endOfTheAfternoon() {
        #expect(greeting(hour: 18) == "Good afternoon")
    }

    /// It greets people in the evening.
    @Test func evening() {
        #expect(!greeting(hour: 20).isEmpty)
    }

    /// It says the right thing at night.
    @Test func night() {
        #expect(greeting(hour: 2) == greeting(hour: 2))
    }
}
