import Foundation

/// Waits for a condition while the main queue and timers run.
///
/// The limit counts only the time in which the queue and the timers could run. On a busy computer,
/// a second can pass before this process gets its turn. An event that should have happened in this
/// second may still happen.
@MainActor
struct MainLoopWait {
    /// The time in seconds, counted from an arbitrary moment.
    var now: () -> Double = { Date().timeIntervalSince1970 }
    /// Runs the main queue and timers for at most this many seconds.
    var run: @MainActor (Double) -> Void = { MainLoop.run(before: Date(timeIntervalSinceNow: $0)) }

    /// How long the queue and the timers run at a time, in seconds. One turn never counts as more
    /// than this time.
    static let slice = 0.05

    func wait(seconds: Double, until isDone: () -> Bool) {
        var left = seconds
        while !isDone(), left > 0 {
            let (slice, start) = (min(left, Self.slice), now())
            run(slice)
            // Each turn counts as at least a millisecond, because the clock may have been set back
            // in the meantime.
            left -= min(max(now() - start, 0.001), slice)
        }
    }
}
