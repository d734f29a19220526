import Foundation
import Shared
import TestHelpers
import Testing

@testable import Orders

/// Your own tests of the pickers of `CreateOrderViewController`.
@MainActor @Suite struct MyOrderPickersTests {
    // TODO: Test what opens in the fields, what a choice leads to, and rows that are not there.
}
