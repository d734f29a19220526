import XCTest

@testable import Processes

final class MemoryUseTests: XCTestCase {
    private let unit = MemoryUse.little

    func testNobodyIsEndedBelowTheMost() {
        var memory = MemoryUse(most: 10 * unit)
        XCTAssertEqual(memory.isTooMuch(6 * unit, of: 1), false)
        XCTAssertEqual(memory.isTooMuch(4 * unit, of: 2), false)
    }

    func testTheLargestIsEndedAndNobodyElse() {
        var memory = MemoryUse(most: 10 * unit)
        XCTAssertEqual(memory.isTooMuch(1 * unit, of: 1), false)
        XCTAssertEqual(memory.isTooMuch(6 * unit, of: 2), false)
        XCTAssertEqual(memory.isTooMuch(5 * unit, of: 3), false, "it isn't the largest")
        XCTAssertEqual(memory.isTooMuch(6 * unit, of: 2), true)
        XCTAssertEqual(memory.isTooMuch(5 * unit, of: 3), false, "the largest isn't gone yet")
        memory.remove(2)
        XCTAssertEqual(memory.isTooMuch(8 * unit, of: 3), false)
        XCTAssertEqual(memory.isTooMuch(10 * unit, of: 3), true)
    }

    func testOfTwoThatAreAlikeOneIsEnded() {
        var memory = MemoryUse(most: 10 * unit)
        XCTAssertEqual(memory.isTooMuch(6 * unit, of: 1), false)
        XCTAssertEqual(memory.isTooMuch(6 * unit, of: 2), true)
        XCTAssertEqual(memory.isTooMuch(6 * unit, of: 1), false)
    }

    func testManySmallOnesAreNoHarm() {
        var memory = MemoryUse(most: 2 * unit)
        for process in 1...100 as ClosedRange<Int32> {
            XCTAssertEqual(memory.isTooMuch(unit - 1, of: process), false)
        }
    }
}
