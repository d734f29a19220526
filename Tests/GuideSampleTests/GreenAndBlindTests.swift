import XCTest

@testable import Stage1

/// The test in README.md: it passes, and it also passes if the code has a bug.
final class GreenAndBlindTests: XCTestCase {
    func testIsEven() {
        let controller = FirstBasicViewController()
        XCTAssertTrue(controller.isEven(number: 2))
        XCTAssertFalse(controller.isEven(number: 7))
        XCTAssertTrue(controller.isEven(number: 10))
    }

    /// The bug and the reference solution give the same answers for the test's numbers, but not for
    /// -3.
    func testTheBugSurvives() {
        func isEvenWithABug(_ number: Int) -> Bool { number % 2 != 1 }
        let controller = FirstBasicViewController()
        let different = [2, 7, 10, -3].filter {
            controller.isEven(number: $0) != isEvenWithABug($0)
        }
        XCTAssertEqual(different, [-3])
    }
}
