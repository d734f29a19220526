import Shared
import TestHelpers
import XCTest

@testable import Accounts

final class MyAccountValidatorTests: XCTestCase {
    func testFiveCharactersAreEnough() {
        XCTAssertTrue(FieldValidator.password.validate("asdf1"))
    }

    func testAnAddressIsTrimmed() {
        XCTAssertTrue(FieldValidator.email.validate(" ana@example.com "))
    }

    func testOnlyCallsTheValidator() {
        _ = FieldValidator.email.validate("ana")
    }
}
