import Testing
import XCTest

@testable import Stage1

@Suite struct ModernTests {
    @Test func twoIsEven() {
        #expect(FirstBasicViewController().isEven(number: 2))
    }

    @Test(arguments: [1, 3, 4]) func odd(number: Int) {
        #expect(!FirstBasicViewController().isEven(number: number))
    }

    @Test func traps() {
        let empty: [Int] = []
        #expect(empty[0] == 1)
    }

    @Test(.disabled("later")) func isSkipped() {}

    @Test func comesAfterTheTrap() {
        #expect(!FirstBasicViewController().isEven(number: 5))
    }
}

final class OldTests: XCTestCase {
    func testZeroIsEven() {
        XCTAssertEqual(FirstBasicViewController().isEven(number: 0), true)
    }
}
