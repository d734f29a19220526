import XCTest

@testable import Stage1

final class MyEvenOddTests: XCTestCase {
    func testTwoIsEven() {
        XCTAssertEqual(FirstBasicViewController().isEven(number: 2), true)
    }

    func testThreeIsEven() {
        XCTAssertEqual(FirstBasicViewController().isEven(number: 3), true)
    }
}
