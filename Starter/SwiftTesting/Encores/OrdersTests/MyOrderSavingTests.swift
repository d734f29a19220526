import Shared
import TestHelpers
import Testing

@testable import Orders

/// Your tests for saving, and for `CreateOrderRouter`.
@MainActor @Suite struct MyOrderSavingTests {
    // TODO: Test what is sent, a second tap, both results of a save, and the router.
}
