import TestHelpers
import Testing

@testable import Stage3

/// Your own tests of `AdvancedViewModel.didSelect(index:)`.
@MainActor @Suite struct MySelectingTests {
    // TODO: Test the first and the last product, indexes out of range, and before loading.
}
