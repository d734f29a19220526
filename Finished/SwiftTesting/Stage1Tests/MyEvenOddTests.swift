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

    @Test func oneIsOdd() {
        let controller = FirstBasicViewController()
        #expect(controller.isEven(number: 1) == false)
    }

    @Test func zeroIsEven() {
        let controller = FirstBasicViewController()
        #expect(controller.isEven(number: 0) == true)
    }

    @Test func everyLastDigit() {
        let controller = FirstBasicViewController()
        let evens = (10...19).filter { controller.isEven(number: $0) }
        #expect(evens == [10, 12, 14, 16, 18])
    }

    @Test func negativeNumbers() {
        let controller = FirstBasicViewController()
        let evens = (-5 ... -1).filter { controller.isEven(number: $0) }
        #expect(evens == [-4, -2])
    }

    @Test func smallestAndLargestNumber() {
        let controller = FirstBasicViewController()
        #expect(controller.isEven(number: .min) == true)
        #expect(controller.isEven(number: .max) == false)
    }
}
