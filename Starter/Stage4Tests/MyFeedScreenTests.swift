import TestHelpers
import XCTest

@testable import Stage4

/// Your tests for `PracticeViewController`.
final class MyFeedScreenTests: PracticeTestCase {
    // TODO: Test the number of items, the errors, the timer, and that the screen is freed.
}
