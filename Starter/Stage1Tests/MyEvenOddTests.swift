import XCTest

@testable import Stage1

/// Your tests for `isEven(number:)`.
final class MyEvenOddTests: XCTestCase {
    /// A worked example: one test checks one rule, and its name says which.
    func testTwoIsEven() {
        // Arrange: make what the test needs.
        let controller = FirstBasicViewController()

        // Act: do the one thing that the test is about.
        let result = controller.isEven(number: 2)

        // Assert: compare the result with what you expect.
        XCTAssertEqual(result, true)
    }

    // TODO: Test odd numbers, zero and negative numbers.
}
