import Shared
import TestHelpers
import XCTest

@testable import Orders

/// Your own tests of saving, and of `CreateOrderRouter`.
final class MyOrderSavingTests: XCTestCase {
    // TODO: Test what is sent, a second tap, both ends of a save, and the router.
}
