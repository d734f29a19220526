import Shared
import TestHelpers
import Testing

@testable import Accounts

/// Your tests for `ServiceFactory`.
@MainActor @Suite struct MyAccountFactoryTests {
    // TODO: Test which services are made, with which arguments, and how often.
}
