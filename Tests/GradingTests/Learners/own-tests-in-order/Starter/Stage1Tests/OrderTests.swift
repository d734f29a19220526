import Foundation
import XCTest

@testable import Stage1

/// Contains the name of a variable in the environment of the process.
private struct Variable {
    let name = "OWN_TESTS_IN_ORDER"
}

private let variable = Variable()

/// The first test passes only if it runs before the second one.
final class OrderTests: XCTestCase {
    func testFirst() {
        XCTAssertNil(getenv(variable.name))
    }

    func testSecond() {
        setenv(variable.name, "1", 1)
        XCTAssertTrue(FirstBasicViewController().isEven(number: 2))
    }
}
