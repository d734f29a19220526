import Shared
import TestHelpers
import XCTest

@testable import Orders

/// Your own tests of `textFieldShouldReturn(_:)`.
final class MyOrderFocusTests: XCTestCase {
    // TODO: Test return in each field, and in a field that is none of them.
}
