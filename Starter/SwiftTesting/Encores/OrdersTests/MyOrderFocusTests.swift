import Shared
import TestHelpers
import Testing

@testable import Orders

/// Your tests for `textFieldShouldReturn(_:)`.
@MainActor @Suite struct MyOrderFocusTests {
    // TODO: Test the return key in each field, and in a field that isn't in the list.
}
