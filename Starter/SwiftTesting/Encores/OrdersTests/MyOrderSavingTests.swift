import Shared
import TestHelpers
import Testing

@testable import Orders

/// Your own tests of saving, and of `CreateOrderRouter`.
@MainActor @Suite struct MyOrderSavingTests {
    // TODO: Test what is sent, a second tap, both ends of a save, and the router.
}
