import Shared
import XCTest

@testable import Stage3

/// Your own tests of `AdvancedUseCase`.
final class MyAdvancedUseCaseTests: XCTestCase {
    // TODO: Test each of the three failures, the products of a file, and when the answer comes.
}
