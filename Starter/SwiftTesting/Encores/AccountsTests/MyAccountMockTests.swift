import Shared
import TestHelpers
import Testing

@testable import Accounts

/// Your tests for `MockUserService`.
///
/// The suite is `@MainActor`, like the mock, so all its tests run on the main actor.
@MainActor @Suite struct MyAccountMockTests {
    // TODO: Test what it records, what it answers and when, and what it must not do.
}
