import Shared
import TestHelpers
import XCTest

@testable import Orders

/// Your tests for the pickers of `CreateOrderViewController`.
final class MyOrderPickersTests: XCTestCase {
    // TODO: Test what opens for the fields, what a choice changes, and rows that don't exist.
}
