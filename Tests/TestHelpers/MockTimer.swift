import Foundation

/// A timer that fires only when a test calls `fire()`.
///
/// Give `MockTimer.self` to code that takes a `Timer.Type`, and fire the timer that it schedules:
///
///     MockTimer.currentTimer?.fire()
///
/// Use it on the main actor only, and call `reset()` before or after each test that uses it.
public final class MockTimer: Timer {
    /// The last scheduled timer. It keeps its block until it is reset or invalidated.
    public nonisolated(unsafe) static var currentTimer: MockTimer?
    /// The number of timers scheduled since the last reset.
    public private(set) nonisolated(unsafe) static var scheduledCount = 0

    /// The requested interval, in seconds.
    public private(set) var scheduledInterval: TimeInterval = 0
    /// Whether the timer should repeat.
    public private(set) var isRepeating = false
    /// How many times the timer's block has run.
    public private(set) var fireCount = 0

    private var block: (@Sendable (Timer) -> Void)?
    private var isInvalidated = false

    /// Releases the current timer and its block, and resets the counter.
    public static func reset() {
        currentTimer?.invalidate()
        currentTimer = nil
        scheduledCount = 0
    }

    /// Makes the current timer. It isn't on any run loop, so it never fires by itself.
    public override class func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool,
        block: @escaping @Sendable (Timer) -> Void
    ) -> Timer {
        let timer = unscheduled()
        timer.scheduledInterval = interval
        timer.isRepeating = repeats
        timer.block = block
        currentTimer = timer
        scheduledCount += 1
        return timer
    }

    /// Runs the block, unless the timer was invalidated.
    ///
    /// Unlike a real timer, a mock timer that doesn't repeat can be fired again by hand,
    /// so that a test can check what a second firing would do.
    public override func fire() {
        guard !isInvalidated, let block else { return }
        fireCount += 1
        block(self)
    }

    /// Stops the timer and releases its block, as a real timer does.
    public override func invalidate() {
        isInvalidated = true
        block = nil
    }

    /// Whether a real timer would still fire: a timer that doesn't repeat fires only once.
    public override var isValid: Bool {
        !isInvalidated && (isRepeating || fireCount == 0)
    }

    /// The seconds between two firings; 0 for a timer that doesn't repeat, as with a real one.
    public override var timeInterval: TimeInterval {
        isRepeating ? scheduledInterval : 0
    }

    private static func unscheduled() -> MockTimer {
        #if canImport(ObjectiveC)
            MockTimer()
        #else
            MockTimer(fire: .distantFuture, interval: 0, repeats: false) { _ in }
        #endif
    }
}
