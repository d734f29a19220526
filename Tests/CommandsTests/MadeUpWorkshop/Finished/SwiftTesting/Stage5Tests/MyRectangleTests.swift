import Testing

@testable import Stage5

/// Your tests for `area()`.
@Suite struct MyRectangleTests {
    @Test func twoByTwo() {
        #expect(Rectangle(width: 2, height: 2).area() == 4)
    }

    @Test func twoByThree() {
        #expect(Rectangle(width: 2, height: 3).area() == 6)
    }

    @Test func negativeWidth() {
        #expect(Rectangle(width: -1, height: 1).area() == 0)
    }
}
