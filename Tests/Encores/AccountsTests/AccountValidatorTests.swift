import Shared
import TestHelpers
import XCTest

@testable import Accounts

/// Checks `FieldValidator`: which texts can be sent.
final class AccountValidatorTests: XCTestCase {
    func testOrdinaryPasswords() {
        check(.password, isValid: true, "asdfg1", "1gfdsa", "correct horse 1", "A1!?.,")
        check(.password, isValid: false, "", "asdfg", "asdfgh", "asdf1")
    }

    func testAPasswordNeedsALetterAndADigit() {
        check(.password, isValid: true, "!!!!a1", "12345a")
        check(.password, isValid: false, "123456", "!!!!!!", "asdfg!", "12345!", "      ")
    }

    func testTheShortestAndTheLongestPassword() {
        check(.password, isValid: false, "abcd1")
        check(.password, isValid: true, "abcde1")
        check(.password, isValid: true, String(repeating: "a", count: 63) + "1")
        check(.password, isValid: false, String(repeating: "a", count: 64) + "1")
    }

    func testPasswordsWithLettersOfOtherScripts() {
        check(.password, isValid: true, "пароль1", "こんにちは1", "ñandú1")
        // Characters are counted, not bytes.
        check(.password, isValid: false, "こん1", "ééé1")
    }

    func testADigitIsOneFrom0To9() {
        check(.password, isValid: true, "asdfg0", "asdfg9")
        check(.password, isValid: false, "asdfg½", "asdfg²", "asdfg٣")
    }

    func testASpaceInAPasswordIsACharacterLikeOthers() {
        check(.password, isValid: true, "asd 1f", " asdf1", "asdf1 ")
    }

    func testOrdinaryAddresses() {
        check(
            .email, isValid: true, "ana@example.com", "a@b.c", "ana.lee+shop@mail.example.co.id",
            "Ana@EXAMPLE.com")
        check(.email, isValid: false, "", "ana", "ana.example.com", "@", "ana@", "@example.com")
    }

    func testAnAddressHasOneAtSign() {
        check(.email, isValid: true, "ana@lee.example.com")
        check(.email, isValid: false, "ana@@example.com", "ana@lee@example.com", "a@b.c@d.e")
    }

    func testTheNameAfterTheAtSignHasADot() {
        check(.email, isValid: true, "ana@exam.ple", "ana.lee@exam.ple")
        check(.email, isValid: false, "ana@example", "ana.lee@example", "ana@examplecom")
    }

    func testThereIsTextAroundEachDotAfterTheAtSign() {
        check(.email, isValid: true, "ana@e.x.a.m.ple")
        check(
            .email, isValid: false, "ana@.com", "ana@example.", "ana@example..com", "ana@.",
            "ana@.example.com", "ana@example.com.")
    }

    func testAnAddressHasNoSpace() {
        check(.email, isValid: true, "ana_lee@example.com")
        check(
            .email, isValid: false, "ana lee@example.com", " ana@example.com", "ana@example.com ",
            "ana@exam ple.com", "ana@example.com\n", "ana@\texample.com")
    }

    func testAddressesWithLettersOfOtherScripts() {
        check(.email, isValid: true, "アナ@example.com", "ana@пример.рф")
    }

    func testTheLongestAddress() {
        let end = "@example.com"
        let longest = String(repeating: "a", count: 254 - end.count) + end
        check(.email, isValid: true, longest)
        check(.email, isValid: false, "a" + longest)
    }

    private func check(
        _ field: FieldValidator, isValid: Bool, _ texts: String..., file: StaticString = #filePath,
        line: UInt = #line
    ) {
        for text in texts where field.validate(text) != isValid {
            let shown = text.count > 40 ? "a text" : text.debugDescription
            // '==' isn't used here, because the learner may have defined it for this type.
            let limits = if case .password = field { "6 to 64" } else { "up to 254" }
            XCTAssertEqual(
                !isValid, isValid,
                "whether \(shown) (\(text.count) characters) is valid as .\(field), which may have "
                    + "\(limits) characters",
                file: file, line: line)
        }
    }
}
