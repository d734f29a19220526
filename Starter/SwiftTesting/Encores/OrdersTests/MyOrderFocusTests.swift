import Shared
import TestHelpers
import Testing

@testable import Orders

/// Your own tests of `textFieldShouldReturn(_:)`.
@MainActor @Suite struct MyOrderFocusTests {
    // TODO: Test return in each field, and in a field that is none of them.
}
