import TestHelpers
import XCTest

@testable import Stage4

/// Your tests for `PracticeUseCase`.
final class MyPracticeUseCaseTests: XCTestCase {
    // TODO: Test the three failures and the three files.
}
