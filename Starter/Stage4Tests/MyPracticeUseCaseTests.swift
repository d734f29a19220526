import TestHelpers
import XCTest

@testable import Stage4

/// Your own tests of `PracticeUseCase`.
final class MyPracticeUseCaseTests: XCTestCase {
    // TODO: Test the three failures and the three files.
}
