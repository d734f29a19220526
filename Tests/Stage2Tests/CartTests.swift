import XCTest

@testable import Stage2

/// Checks `CartViewModel`. Learners are given its code, so these tests
/// only prove that each planted bug is a bug.
final class CartTests: XCTestCase {
    func testAdding() {
        check(["+1"], call: ["1"], leave: 1)
        check(["+2", "+3"], call: ["2", "5"], leave: 5)
        check(["+10"], call: ["10"], leave: 10)
    }

    func testTheCartHasPlaceForTen() {
        check(["+11"], call: ["Cart is full"], leave: 0)
        check(
            ["+8", "+3", "+2", "+1"], call: ["8", "Cart is full", "10", "Cart is full"], leave: 10)
        check(["+\(Int.max)", "+1"], call: ["Cart is full", "1"], leave: 1)
    }

    func testInvalidNumbersOfPieces() {
        for text in ["", "dua", "2a", "2.5", "0", "-1", "\(Int.min)"] {
            check(["+4", "+\(text)"], call: ["4", "Please put number"], leave: 4)
        }
        check(["nil"], call: ["Please put number"], leave: 0)
    }

    func testRemovingOne() {
        check(["+2", "-", "-"], call: ["2", "1", "0"], leave: 0)
        check(["-", "+1", "-", "-"], call: ["Cart is empty", "1", "0", "Cart is empty"], leave: 0)
    }

    func testRemovingAll() {
        check(["+3", "x", "+10"], call: ["3", "0", "10"], leave: 10)
        check(["+1", "x"], call: ["1", "0"], leave: 0)
        check(["x"], call: [], leave: 0)
        check(["+3", "x", "x"], call: ["3", "0"], leave: 0)
    }

    func testOutputsMayBeNil() {
        var cart = CartViewModel()
        cart.add(text: "2")
        cart.add(text: "x")
        cart.removeOne()
        XCTAssertEqual(cart.count, 1, "count after adding 2 and removing 1")
    }

    /// Checks the calls to the outputs: `+2` adds two, `-` removes one, and `x` removes all.
    private func check(
        _ inputs: [String], call expected: [String], leave count: Int,
        file: StaticString = #filePath, line: UInt = #line
    ) {
        var calls: [String] = []
        var cart = CartViewModel()
        cart.resultCount = { calls.append("\($0)") }
        cart.resultMessage = { calls.append($0) }
        for input in inputs {
            switch input {
            case "-": cart.removeOne()
            case "x": cart.removeAll()
            case "nil": cart.add(text: nil)
            default: cart.add(text: String(input.dropFirst()))
            }
        }
        XCTAssertEqual(
            calls, expected, "calls to the outputs after \(inputs)", file: file, line: line)
        XCTAssertEqual(cart.count, count, "count after \(inputs)", file: file, line: line)
    }
}
