import XCTest

@testable import Stage1

/// Checks `isEven(number:)`.
///
/// Most tests check both an even and an odd number, so code with only one answer fails them.
final class EvenOddTests: XCTestCase {
    private let controller = FirstBasicViewController()

    func testTwoIsEvenAndThreeIsOdd() {
        check(2, isEven: true)
        check(3, isEven: false)
    }

    func testOneIsOddAndItsNeighborsAreEven() {
        check(0, isEven: true)
        check(1, isEven: false)
        check(2, isEven: true)
    }

    func testZeroIsEven() {
        check(0, isEven: true)
    }

    /// A number of any length is even if its last digit is even.
    func testLastDigitDecides() {
        check(1_112, isEven: true)
        check(2_221, isEven: false)
    }

    func testNegativeNumbers() {
        check(-2, isEven: true)
        check(-1, isEven: false)
        check(-1_000, isEven: true)
        check(-1_001, isEven: false)
    }

    func testSmallestAndLargestNumber() {
        check(Int.min, isEven: true)
        check(Int.max, isEven: false)
    }

    private func check(
        _ number: Int, isEven expected: Bool, file: StaticString = #filePath, line: UInt = #line
    ) {
        XCTAssertEqual(
            controller.isEven(number: number), expected, "isEven(number: \(number))",
            file: file, line: line)
    }
}
