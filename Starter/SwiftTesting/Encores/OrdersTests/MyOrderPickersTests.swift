import Foundation
import Shared
import TestHelpers
import Testing

@testable import Orders

/// Your tests for the pickers of `CreateOrderViewController`.
@MainActor @Suite struct MyOrderPickersTests {
    // TODO: Test which picker opens in each field, what a choice changes, and invalid rows.
}
