import Foundation
import Shared
import TestHelpers
import Testing

@testable import Accounts

/// Your tests for `UserService`.
@MainActor @Suite struct MyAccountServiceTests {
    // TODO: Test what is sent, each kind of answer, and what is in the keychain afterwards.
}
