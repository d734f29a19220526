import Shared
import TestHelpers
import XCTest

@testable import Stage3

/// Your tests for `ProductRow`.
final class MyProductRowTests: XCTestCase {
    /// A worked example: two rows with the same content are equal.
    func testTwoRowsOfTheSameContentAreEqual() {
        let row = ProductRow(product: .fixture(id: 1), isLiked: false)
        let other = ProductRow(product: .fixture(id: 1), isLiked: false)
        XCTAssertEqual(row.isEqual(to: other), true)
    }

    // TODO: Test what makes two rows different, and which rows have the same identifier.
}
