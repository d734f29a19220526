import XCTest

@testable import Stage1

/// If the tests of a @MainActor class aren't async, XCTest on Linux stops before it runs any test.
@MainActor
final class IsolatedTests: XCTestCase {
    func testTwoIsEven() {
        XCTAssertEqual(FirstBasicViewController().isEven(number: 2), true)
    }
}
