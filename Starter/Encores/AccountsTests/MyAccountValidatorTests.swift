import Shared
import TestHelpers
import XCTest

@testable import Accounts

/// Your own tests of `FieldValidator`.
final class MyAccountValidatorTests: XCTestCase {
    /// A worked example: one text that can be sent.
    func testAnOrdinaryPassword() {
        XCTAssertTrue(FieldValidator.password.validate("asdfgh1"))
    }

    // TODO: Test a table of passwords, and a table of addresses.
}
