import TestHelpers
import XCTest

@testable import Stage3

/// Your tests for `AdvancedViewModel.didSelect(index:)`.
final class MySelectingTests: XCTestCase {
    // TODO: Test the first and last product, indexes out of range, and selecting before loading.
}
