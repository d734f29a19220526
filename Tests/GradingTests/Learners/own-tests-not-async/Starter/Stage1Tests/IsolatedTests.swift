import XCTest

@testable import Stage1

/// XCTest on Linux stops at such a class before it runs any test.
@MainActor
final class IsolatedTests: XCTestCase {
    func testTwoIsEven() {
        XCTAssertEqual(FirstBasicViewController().isEven(number: 2), true)
    }
}
