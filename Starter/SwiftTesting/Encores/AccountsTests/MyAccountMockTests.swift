import Shared
import TestHelpers
import Testing

@testable import Accounts

/// Your own tests of `MockUserService`.
///
/// `@MainActor` stands before the suite, so every test here is on the main actor, as the mock is.
@MainActor @Suite struct MyAccountMockTests {
    // TODO: Test what it writes down, what it answers and when, and what it must not do.
}
