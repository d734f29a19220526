import Foundation
import Shared
import TestHelpers
import Testing

@testable import Orders

/// Your tests for the pickers of `CreateOrderViewController`.
@MainActor @Suite struct MyOrderPickersTests {
    // TODO: Test what opens for the fields, what a choice changes, and rows that don't exist.
}
