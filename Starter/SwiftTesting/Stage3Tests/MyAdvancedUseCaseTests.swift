import Foundation
import Shared
import Testing

@testable import Stage3

/// Your own tests of `AdvancedUseCase`.
@MainActor @Suite struct MyAdvancedUseCaseTests {
    // TODO: Test each of the three failures, the products of a file, and when the answer comes.
}
