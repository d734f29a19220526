import Shared
import TestHelpers
import XCTest

@testable import Accounts

/// Your tests for `UserService`.
final class MyAccountServiceTests: XCTestCase {
    // TODO: Test what is sent, each kind of answer, and what is in the keychain afterwards.
}
