import Foundation

/// The main queue and the timers of the main thread, which the view controllers need.
@MainActor
enum MainLoop {
    /// Lets them run until something was done for the main queue, or until this moment.
    static func run(before end: Date) {
        _ = RunLoop.main.run(mode: .default, before: end)
    }

    /// Ends a `run`, also for a timer: that alone doesn't end it.
    nonisolated static func wake() {
        DispatchQueue.main.async {}
    }
}
