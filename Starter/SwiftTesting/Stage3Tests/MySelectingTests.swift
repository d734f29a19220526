import TestHelpers
import Testing

@testable import Stage3

/// Your tests for `AdvancedViewModel.didSelect(index:)`.
@MainActor @Suite struct MySelectingTests {
    // TODO: Test the first and last product, indexes out of range, and selecting before loading.
}
