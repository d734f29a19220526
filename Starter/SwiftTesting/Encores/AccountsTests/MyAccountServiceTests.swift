import Foundation
import Shared
import TestHelpers
import Testing

@testable import Accounts

/// Your own tests of `UserService`.
@MainActor @Suite struct MyAccountServiceTests {
    // TODO: Test what is sent, each kind of answer, and what the keychain holds then.
}
