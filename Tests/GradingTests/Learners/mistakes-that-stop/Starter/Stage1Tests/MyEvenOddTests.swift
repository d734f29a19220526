import XCTest

@testable import Stage1

final class MyEvenOddTests: XCTestCase {
    private let controller = FirstBasicViewController()

    func testEveryNumberOfAList() {
        check([2, 4], at: 2)
    }

    func testTheNumberAfterTheLargest() {
        let largest = Int.max
        print("largest", largest)
        XCTAssertEqual(controller.isEven(number: largest + 1), true)
    }

    func testAnInvalidNumber() {
        let number = Int("two")!
        XCTAssertTrue(controller.isEven(number: number))
    }

    private func check(_ numbers: [Int], at index: Int) {
        XCTAssertTrue(controller.isEven(number: numbers[index]))
    }
}
