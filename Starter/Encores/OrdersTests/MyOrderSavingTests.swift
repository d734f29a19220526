import Shared
import TestHelpers
import XCTest

@testable import Orders

/// Your tests for saving, and for `CreateOrderRouter`.
final class MyOrderSavingTests: XCTestCase {
    // TODO: Test what is sent, a second tap, both results of a save, and the router.
}
