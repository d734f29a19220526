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

    func testPiecesAreAddedToThoseThatAreThere() {
        let calls = calls { cart in
            cart.add(text: "2")
            cart.add(text: "3")
        }
        XCTAssertEqual(calls, ["2 pieces", "5 pieces"])
    }

    func testTenPiecesFill() {
        let calls = calls { cart in
            cart.add(text: "9")
            cart.add(text: "2")
            cart.add(text: "1")
            cart.add(text: "1")
        }
        XCTAssertEqual(calls, ["9 pieces", "Cart is full", "10 pieces", "Cart is full"])
    }

    func testInvalidNumbersOfPieces() {
        for text in [nil, "", "dua", "2.5", "0", "-1"] {
            XCTAssertEqual(calls { $0.add(text: text) }, ["Please put number"])
        }
    }

    func testOneIsTakenOut() {
        let calls = calls { cart in
            cart.add(text: "2")
            cart.removeOne()
            cart.removeOne()
            cart.removeOne()
        }
        XCTAssertEqual(calls, ["2 pieces", "1 pieces", "0 pieces", "Cart is empty"])
    }

    func testAllAreTakenOut() {
        let calls = calls { cart in
            cart.add(text: "3")
            cart.removeAll()
            cart.add(text: "10")
        }
        XCTAssertEqual(calls, ["3 pieces", "0 pieces", "10 pieces"])
    }

    func testTakingAllOutOfAnEmptyCartCallsNothing() {
        XCTAssertEqual(calls { $0.removeAll() }, [])
    }

    /// Returns everything that a new cart calls its outputs with, in one array.
    private func calls(_ act: (inout CartViewModel) -> Void) -> [String] {
        var calls: [String] = []
        var cart = CartViewModel()
        cart.resultCount = { calls.append("\($0) pieces") }
        cart.resultMessage = { calls.append($0) }
        act(&cart)
        return calls
    }
}
