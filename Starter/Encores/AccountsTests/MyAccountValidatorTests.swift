import Shared
import TestHelpers
import XCTest

@testable import Accounts

/// Your tests for `FieldValidator`.
final class MyAccountValidatorTests: XCTestCase {
    /// A worked example: one valid password.
    func testAnOrdinaryPassword() {
        XCTAssertTrue(FieldValidator.password.validate("asdfgh1"))
    }

    // TODO: Test a table of passwords, and a table of addresses.
}
