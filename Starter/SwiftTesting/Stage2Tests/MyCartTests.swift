import Testing

@testable import Stage2

/// Your tests for `CartViewModel`.
@Suite struct MyCartTests {
    /// A worked example: each output records what it is called with.
    @Test func addingPiecesGivesTheirNumber() {
        var counts: [Int] = []
        var messages: [String] = []
        var cart = CartViewModel()
        cart.resultCount = { counts.append($0) }
        cart.resultMessage = { messages.append($0) }

        cart.add(text: "2")

        #expect(counts == [2])
        #expect(messages == [])
    }

    // TODO: Test adding and removing, what is refused, and how often each output is called.
}
