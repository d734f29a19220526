import Shared
import TestHelpers
import Testing

@testable import Accounts

/// Your tests for `LoginViewModel`.
@MainActor @Suite struct MyAccountLoginTests {
    // TODO: Test fields that can't be sent, each way a login can end, a second tap, and Facebook.
}
