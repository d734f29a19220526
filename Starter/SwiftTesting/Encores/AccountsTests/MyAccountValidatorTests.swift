import Shared
import TestHelpers
import Testing

@testable import Accounts

/// Your tests for `FieldValidator`.
@Suite struct MyAccountValidatorTests {
    /// A worked example: one valid password.
    @Test func anOrdinaryPassword() {
        #expect(FieldValidator.password.validate("asdfgh1"))
    }

    // TODO: Test a table of passwords, and a table of addresses.
}
