import TestHelpers
import Testing

@testable import Stage4

/// Your tests for the positions of the inspirations in the feed.
@MainActor @Suite(.oneAtATime) final class MyInspirationTests: PracticeTestCase {
    // TODO: Test the top, the end, ties, unsorted positions, and positions out of range.
}
