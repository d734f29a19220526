import TestHelpers
import XCTest

@testable import Stage3

/// Your own tests of `AdvancedViewModel.didSelect(index:)`.
final class MySelectingTests: XCTestCase {
    // TODO: Test the first and the last product, indexes out of range, and before loading.
}
