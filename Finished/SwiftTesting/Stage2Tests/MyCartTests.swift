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

    @Test func piecesAreAddedToThoseThatAreThere() {
        let calls = calls { cart in
            cart.add(text: "2")
            cart.add(text: "3")
        }
        #expect(calls == ["2 pieces", "5 pieces"])
    }

    @Test func tenPiecesFill() {
        let calls = calls { cart in
            cart.add(text: "9")
            cart.add(text: "2")
            cart.add(text: "1")
            cart.add(text: "1")
        }
        #expect(calls == ["9 pieces", "Cart is full", "10 pieces", "Cart is full"])
    }

    @Test(arguments: [nil, "", "dua", "2.5", "0", "-1"])
    func invalidNumbersOfPieces(text: String?) {
        #expect(calls { $0.add(text: text) } == ["Please put number"])
    }

    @Test func oneIsTakenOut() {
        let calls = calls { cart in
            cart.add(text: "2")
            cart.removeOne()
            cart.removeOne()
            cart.removeOne()
        }
        #expect(calls == ["2 pieces", "1 pieces", "0 pieces", "Cart is empty"])
    }

    @Test func allAreTakenOut() {
        let calls = calls { cart in
            cart.add(text: "3")
            cart.removeAll()
            cart.add(text: "10")
        }
        #expect(calls == ["3 pieces", "0 pieces", "10 pieces"])
    }

    @Test func takingAllOutOfAnEmptyCartCallsNothing() {
        #expect(calls { $0.removeAll() } == [])
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
