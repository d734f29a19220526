import Shared
import TestHelpers
import XCTest

@testable import Accounts

/// Your tests for `LoginViewModel`.
final class MyAccountLoginTests: XCTestCase {
    // TODO: Test fields that can't be sent, each way a login can end, a second tap, and Facebook.
}
