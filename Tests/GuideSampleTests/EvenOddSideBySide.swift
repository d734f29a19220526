import Testing
import XCTest

@testable import Stage1

/// The Guide's samples are tests that run. These tests use XCTest. The same tests in Swift Testing are
/// below.
final class EvenOddXCTests: XCTestCase {
    private let controller = FirstBasicViewController()

    func testZeroIsEven() {
        XCTAssertEqual(controller.isEven(number: 0), true)
    }

    func testLastDigitDecides() {
        let cases = [(10, true), (11, false), (-12, true), (-13, false)]
        for (number, expected) in cases {
            XCTAssertEqual(controller.isEven(number: number), expected, "number \(number)")
        }
    }
}

@Suite struct EvenOddSwiftTests {
    private let controller = FirstBasicViewController()

    @Test func zeroIsEven() {
        #expect(controller.isEven(number: 0))
    }

    @Test(arguments: [(10, true), (11, false), (-12, true), (-13, false)])
    func lastDigitDecides(number: Int, expected: Bool) {
        #expect(controller.isEven(number: number) == expected)
    }
}
