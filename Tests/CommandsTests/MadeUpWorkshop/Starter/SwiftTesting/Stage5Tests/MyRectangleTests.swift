import Testing

@testable import Stage5

/// Your tests for `area()`.
@Suite struct MyRectangleTests {
    @Test func twoByTwo() {
        #expect(Rectangle(width: 2, height: 2).area() == 4)
    }

    // TODO: Test sides of other lengths.
}
