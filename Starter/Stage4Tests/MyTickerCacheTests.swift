import TestHelpers
import XCTest

@testable import Stage4

/// Your tests for `PracticeEnvironment`.
final class MyTickerCacheTests: XCTestCase {
    // TODO: Test that a saved ticker is loaded. Use a key of your own, and remove it afterwards.
}
