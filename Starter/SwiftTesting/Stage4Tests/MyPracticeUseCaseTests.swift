import Foundation
import TestHelpers
import Testing

@testable import Stage4

/// Your own tests of `PracticeUseCase`.
@MainActor @Suite struct MyPracticeUseCaseTests {
    // TODO: Test the three failures and the three files.
}
