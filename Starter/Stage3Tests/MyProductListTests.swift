import TestHelpers
import XCTest

@testable import Stage3

/// Your tests for `AdvancedViewController`.
final class MyProductListTests: XCTestCase {
    // TODO: Test the number of products, the last message, and that the screen is freed.
}
