import Shared
import TestHelpers
import XCTest

@testable import Accounts

/// Your tests for `MockUserService`.
///
/// Write tests as `@MainActor func test…() async`. A test without `async` can stop the whole run.
final class MyAccountMockTests: XCTestCase {
    // TODO: Test what it records, what it answers and when, and what it must not do.
}
