import Testing

@testable import NewEncore

/// Your tests for `greeting(hour:)`.
@Suite struct MyGreetingTests {
    /// A worked example: an hour in the middle of the morning.
    @Test func morning() {
        #expect(greeting(hour: 9) == "Good morning")
    }

    // TODO: Test each hour at which the greeting changes, and the hour before it.
}
