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

    @Test(arguments: [
        ("", false), ("asdfgh", false), ("123456", false),
        ("asdf1", false), ("asdfg1", true),
        (String(repeating: "a", count: 63) + "1", true),
        (String(repeating: "a", count: 64) + "1", false),
        ("пароль1", true), ("ééé1", false), ("asdfg½", false), ("asd f1", true),
    ])
    func passwords(text: String, isValid: Bool) {
        #expect(FieldValidator.password.validate(text) == isValid)
    }

    @Test(arguments: [
        ("ana@example.com", true), ("ana", false), ("@example.com", false),
        ("ana@example", false), ("ana@example..com", false), ("ana@.com", false),
        ("a@b.c@d.e", false), ("ana@example.com\n", false), ("ana@пример.рф", true),
        // 254 characters, and 255.
        (String(repeating: "a", count: 242) + "@example.com", true),
        (String(repeating: "a", count: 243) + "@example.com", false),
    ])
    func addresses(text: String, isValid: Bool) {
        #expect(FieldValidator.email.validate(text) == isValid)
    }
}
