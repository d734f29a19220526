import Shared
import TestHelpers
import Testing

@testable import Accounts

/// Your own tests of `FieldValidator`.
@Suite struct MyAccountValidatorTests {
    /// A worked example: one text that can be sent.
    @Test func anOrdinaryPassword() {
        #expect(FieldValidator.password.validate("asdfgh1"))
    }

    // TODO: Test a table of passwords, and a table of addresses.
}
