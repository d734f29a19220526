import TestHelpers
import Testing

@testable import Stage3

/// Your own tests of `AdvancedViewController`.
@MainActor @Suite struct MyProductListTests {
    // TODO: Test the number of products, the last message, and that the screen is freed.
}
