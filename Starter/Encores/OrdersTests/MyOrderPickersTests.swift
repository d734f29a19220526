import Shared
import TestHelpers
import XCTest

@testable import Orders

/// Your own tests of the pickers of `CreateOrderViewController`.
final class MyOrderPickersTests: XCTestCase {
    // TODO: Test what opens in the fields, what a choice leads to, and rows that are not there.
}
