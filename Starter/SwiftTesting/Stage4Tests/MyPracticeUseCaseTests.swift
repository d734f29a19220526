import Foundation
import TestHelpers
import Testing

@testable import Stage4

/// Your tests for `PracticeUseCase`.
@MainActor @Suite struct MyPracticeUseCaseTests {
    // TODO: Test the three failures and the three files.
}
