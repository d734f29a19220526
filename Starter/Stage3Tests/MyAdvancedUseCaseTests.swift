import Shared
import XCTest

@testable import Stage3

/// Your tests for `AdvancedUseCase`.
final class MyAdvancedUseCaseTests: XCTestCase {
    // TODO: Test each of the three failures, the products from a file, and when the answer comes.
}
