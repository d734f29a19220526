import Shared
import TestHelpers
import XCTest

@testable import Accounts

/// Your tests for `MockUserService`.
///
/// Write each test here as `@MainActor func test…() async`. Without `async` it can stop the whole run.
final class MyAccountMockTests: XCTestCase {
    // TODO: Test what it records, what it answers and when, and what it must not do.
}
