import Foundation

/// The main queue and the timers of the main thread, which the view controllers need.
@MainActor
enum MainLoop {
    /// Runs the main queue and the timers until the queue has done some work, or until this time.
    static func run(before end: Date) {
        _ = RunLoop.main.run(mode: .default, before: end)
    }

    /// Ends a `run`. A timer must call it, because a timer alone doesn't end a `run`.
    nonisolated static func wake() {
        DispatchQueue.main.async {}
    }
}
