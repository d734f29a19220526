import Shared
import TestHelpers
import XCTest

@testable import Accounts

/// Your tests for `ServiceFactory`.
final class MyAccountFactoryTests: XCTestCase {
    // TODO: Test which services are made, with which arguments, and how often.
}
