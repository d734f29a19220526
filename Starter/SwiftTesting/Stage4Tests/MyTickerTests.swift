import TestHelpers
import Testing

@testable import Stage4

/// Your tests for the ticker, its cache and its timer.
@MainActor @Suite(.oneAtATime) final class MyTickerTests: PracticeTestCase {
    // TODO: Check the cache and hasTicker; fire MockTimer.currentTimer and check data.
}
