import TestHelpers
import Testing

@testable import Stage4

/// Your own tests of the ticker, its cache and its timer.
@MainActor @Suite(.oneAtATime) final class MyTickerTests: PracticeTestCase {
    // TODO: Look at the cache and at hasTicker; fire MockTimer.currentTimer and look at data.
}
