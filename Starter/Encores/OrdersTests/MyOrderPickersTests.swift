import Shared
import TestHelpers
import XCTest

@testable import Orders

/// Your tests for the pickers of `CreateOrderViewController`.
final class MyOrderPickersTests: XCTestCase {
    // TODO: Test which picker opens in each field, what a choice changes, and invalid rows.
}
