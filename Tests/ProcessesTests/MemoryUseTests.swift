import XCTest

@testable import Processes

final class MemoryUseTests: XCTestCase {
    private let unit = MemoryUse.little

    func testNothingIsEndedBelowTheLimit() {
        var memory = MemoryUse(most: 10 * unit)
        XCTAssertFalse(memory.isTooMuch(6 * unit, of: 1))
        XCTAssertFalse(memory.isTooMuch(4 * unit, of: 2))
    }

    func testOnlyTheLargestProcessIsEnded() {
        var memory = MemoryUse(most: 10 * unit)
        XCTAssertFalse(memory.isTooMuch(1 * unit, of: 1))
        XCTAssertFalse(memory.isTooMuch(6 * unit, of: 2))
        XCTAssertFalse(memory.isTooMuch(5 * unit, of: 3), "if this process isn't the largest")
        XCTAssertTrue(memory.isTooMuch(6 * unit, of: 2))
        XCTAssertFalse(memory.isTooMuch(5 * unit, of: 3), "while the largest process hasn't ended")
        memory.remove(2)
        XCTAssertFalse(memory.isTooMuch(8 * unit, of: 3))
        XCTAssertTrue(memory.isTooMuch(10 * unit, of: 3))
    }

    func testOneOfTwoEqualProcessesIsEnded() {
        var memory = MemoryUse(most: 10 * unit)
        XCTAssertFalse(memory.isTooMuch(6 * unit, of: 1))
        XCTAssertTrue(memory.isTooMuch(6 * unit, of: 2))
        XCTAssertFalse(memory.isTooMuch(6 * unit, of: 1))
    }

    func testManySmallProcessesAreAllowed() {
        var memory = MemoryUse(most: 2 * unit)
        for process in 1...100 as ClosedRange<Int32> {
            XCTAssertFalse(memory.isTooMuch(unit - 1, of: process))
        }
    }
}
