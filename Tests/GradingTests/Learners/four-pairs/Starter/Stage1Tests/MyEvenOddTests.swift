import XCTest

@testable import Stage1

final class MyEvenOddTests: XCTestCase {
    private let controller = FirstBasicViewController()

    func testZeroIsEven() {
        XCTAssertEqual(controller.isEven(number: 0), true)
    }

    func testTwoIsEven() {
        XCTAssertEqual(controller.isEven(number: 2), true)
    }

    func testThreeIsEven() {
        XCTAssertEqual(controller.isEven(number: 3), true)
    }

    func testMinusTwoIsOdd() {
        XCTAssertEqual(controller.isEven(number: -2), false)
    }
}
