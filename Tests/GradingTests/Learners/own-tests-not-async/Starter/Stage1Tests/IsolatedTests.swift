import XCTest

@testable import Stage1

/// If there is a class like this one, XCTest on Linux stops before it runs any test.
@MainActor
final class IsolatedTests: XCTestCase {
    func testTwoIsEven() {
        XCTAssertEqual(FirstBasicViewController().isEven(number: 2), true)
    }
}
