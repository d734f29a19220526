import Foundation

/// Waits for something to be so, while the main queue and timers run.
///
/// The limit is in time in which they could run. On a machine that is busy with other things, a second can
/// go by before this process gets its turn: what was to happen within it is then late, and not missing.
@MainActor
struct MainLoopWait {
    /// The time in seconds, from any moment on.
    var now: () -> Double = { Date().timeIntervalSince1970 }
    /// Lets the main queue and timers run for so many seconds at the most.
    var run: @MainActor (Double) -> Void = { MainLoop.run(before: Date(timeIntervalSinceNow: $0)) }

    /// How long they run at a time, in seconds: more than this never counts at once.
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
