import XCTest

@testable import Stage1

/// Reads the memory before a list.
final class ReadingTests: XCTestCase {
    func testTheWordInFrontOfAList() {
        let list: [UInt] = [1, 2, 3]
        let word = list._getElement(
            -1, wasNativeTypeChecked: true,
            matchingSubscriptCheck: list._checkSubscript(0, wasNativeTypeChecked: true))
        XCTAssertGreaterThan(word, 0)
    }
}
