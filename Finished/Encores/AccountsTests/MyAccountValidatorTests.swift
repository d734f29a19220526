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

    func testPasswords() {
        let cases = [
            ("", false), ("asdfgh", false), ("123456", false),
            ("asdf1", false), ("asdfg1", true),
            (String(repeating: "a", count: 63) + "1", true),
            (String(repeating: "a", count: 64) + "1", false),
            ("пароль1", true), ("ééé1", false), ("asdfg½", false), ("asd f1", true),
        ]
        for (text, isValid) in cases {
            XCTAssertEqual(FieldValidator.password.validate(text), isValid, "'\(text)'")
        }
    }

    func testAddresses() {
        let end = "@example.com"
        let cases = [
            ("ana@example.com", true), ("ana", false), ("@example.com", false),
            ("ana@example", false), ("ana@example..com", false), ("ana@.com", false),
            ("a@b.c@d.e", false), ("ana@example.com\n", false), ("ana@пример.рф", true),
            (String(repeating: "a", count: 254 - end.count) + end, true),
            (String(repeating: "a", count: 255 - end.count) + end, false),
        ]
        for (text, isValid) in cases {
            XCTAssertEqual(FieldValidator.email.validate(text), isValid, "'\(text)'")
        }
    }
}
