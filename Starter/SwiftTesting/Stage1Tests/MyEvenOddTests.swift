import Testing

@testable import Stage1

/// Your tests for `isEven(number:)`.
@Suite struct MyEvenOddTests {
    /// A worked example: one test checks one rule, and its name says which.
    @Test func twoIsEven() {
        // Arrange: make what the test needs.
        let controller = FirstBasicViewController()

        // Act: do the one thing that the test is about.
        let result = controller.isEven(number: 2)

        // Assert: compare the result with what you expect.
        #expect(result == true)
    }

    // TODO: Test odd numbers, zero and negative numbers.
}
