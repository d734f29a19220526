import TestHelpers
import Testing

@testable import Stage3

/// Your tests for `AdvancedViewController`.
@MainActor @Suite struct MyProductListTests {
    // TODO: Test the number of products, the last message, and that the screen is freed.
}
