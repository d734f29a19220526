import Shared
import TestHelpers
import XCTest

@testable import Accounts

/// Your own tests of `MockUserService`.
///
/// Every test here is a `@MainActor func test…() async`. Without `async` one can stop the whole run.
final class MyAccountMockTests: XCTestCase {
    // TODO: Test what it writes down, what it answers and when, and what it must not do.
}
