import Foundation

/// Waits for a condition while the main queue and timers run.
///
/// The limit counts only time in which they could run. On a busy computer, a second can go by before this
/// process gets its turn: what should have happened by then is late, not missing.
@MainActor
struct MainLoopWait {
    /// The time in seconds, counted from any moment.
    var now: () -> Double = { Date().timeIntervalSince1970 }
    /// Lets the main queue and timers run for at most this many seconds.
    var run: @MainActor (Double) -> Void = { MainLoop.run(before: Date(timeIntervalSinceNow: $0)) }

    /// How long they run at a time, in seconds. More than this never counts at once.
    static let slice = 0.05

    func wait(seconds: Double, until isDone: () -> Bool) {
        var left = seconds
        while !isDone(), left > 0 {
            let (slice, start) = (min(left, Self.slice), now())
            run(slice)
            // A clock may be set back meanwhile.
            left -= min(max(now() - start, 0.001), slice)
        }
    }
}
