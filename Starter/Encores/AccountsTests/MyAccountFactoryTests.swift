import Shared
import TestHelpers
import XCTest

@testable import Accounts

/// Your own tests of `ServiceFactory`.
final class MyAccountFactoryTests: XCTestCase {
    // TODO: Test which services are made, with which arguments, and how often.
}
