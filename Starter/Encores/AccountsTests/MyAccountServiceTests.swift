import Shared
import TestHelpers
import XCTest

@testable import Accounts

/// Your own tests of `UserService`.
final class MyAccountServiceTests: XCTestCase {
    // TODO: Test what is sent, each kind of answer, and what the keychain holds then.
}
