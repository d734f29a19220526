import Foundation
import Shared
import Testing

@testable import Stage3

/// Your tests for `AdvancedUseCase`.
@MainActor @Suite struct MyAdvancedUseCaseTests {
    // TODO: Test each of the three failures, the products from a file, and when the answer comes.
}
