import Foundation
import TestHelpers
import Testing

@testable import Stage4

/// Your tests for `PracticeEnvironment`.
@MainActor @Suite(.oneAtATime) final class MyTickerCacheTests {
    // TODO: Test that a saved ticker is loaded. Use a key of your own, and remove it afterwards.
}
