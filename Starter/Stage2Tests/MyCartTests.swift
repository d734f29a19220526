import XCTest

@testable import Stage2

/// Your tests for `CartViewModel`.
final class MyCartTests: XCTestCase {
    /// A worked example: each output records what it is called with.
    func testAddingPiecesGivesTheirNumber() {
        var counts: [Int] = []
        var messages: [String] = []
        var cart = CartViewModel()
        cart.resultCount = { counts.append($0) }
        cart.resultMessage = { messages.append($0) }

        cart.add(text: "2")

        XCTAssertEqual(counts, [2])
        XCTAssertEqual(messages, [])
    }

    // TODO: Test adding and removing, what is refused, and how often each output is called.
}
