import Shared
import TestHelpers
import Testing

@testable import Stage3

/// Your tests for `ProductRow`.
@Suite struct MyProductRowTests {
    /// A worked example: two rows with the same content are equal.
    @Test func twoRowsOfTheSameContentAreEqual() {
        let row = ProductRow(product: .fixture(id: 1), isLiked: false)
        let other = ProductRow(product: .fixture(id: 1), isLiked: false)
        #expect(row.isEqual(to: other))
    }

    // TODO: Test what makes two rows different, and which rows have the same identifier.
}
