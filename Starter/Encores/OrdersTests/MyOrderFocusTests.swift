import Shared
import TestHelpers
import XCTest

@testable import Orders

/// Your tests for `textFieldShouldReturn(_:)`.
final class MyOrderFocusTests: XCTestCase {
    // TODO: Test the return key in each field, and in a field that isn't in the list.
}
