import Processes
import Synchronization

/// The time that all tests of a stage have together for one question.
///
/// Time counts only while at least one of the tests is running. So a learner isn't charged for
/// waiting until other learners' tests have finished, and isn't charged twice for tests that run at
/// the same time.
final class TimeBudget: Sendable {
    /// The total time; nil for no limit.
    let limit: Duration?
    /// Returns the time that has passed since a fixed moment.
    private let now: @Sendable () -> Duration
    private let state: Mutex<State>

    private struct State {
        var used = Duration.zero
        var keptBack: Duration
        /// The number of running processes.
        var running = 0
        /// The time at which the first of the running processes started.
        var start = Duration.zero
        var isExceeded = false

        func left(of limit: Duration, at now: Duration) -> Duration {
            limit - keptBack - used - (running > 0 ? now - start : .zero)
        }
    }

    /// Creates a budget of which nothing is used.
    ///
    /// - Parameter keepsBack: Whether to reserve a tenth of the time for the work at the end.
    init(limit: Duration?, keepsBack: Bool = false, now: @escaping @Sendable () -> Duration) {
        self.limit = limit
        self.now = now
        state = Mutex(State(keptBack: keepsBack ? (limit ?? .zero) / 10 : .zero))
    }

    /// Whether no time is left.
    var isUsedUp: Bool {
        guard let limit else { return false }
        return state.withLock { $0.left(of: limit, at: now()) <= .zero }
    }

    /// Whether a process wasn't run, or was ended early, because no time was left.
    var isExceeded: Bool { state.withLock(\.isExceeded) }

    /// Makes the reserved time available.
    func handOutRest() { state.withLock { $0.keptBack = .zero } }

    /// Runs a process with limits that fit into the remaining time.
    ///
    /// - Returns: How the process ended; nil if it wasn't started, or was ended, because no time
    ///   was left.
    func spend(
        _ limits: Limits, _ run: (Limits) throws -> ProcessEnd
    ) rethrows -> ProcessEnd? {
        guard let limit else { return try run(limits) }
        var limits = limits
        let left = state.withLock { state -> Duration? in
            let now = now()
            let left = state.left(of: limit, at: now)
            guard left > .zero else {
                state.isExceeded = true
                return nil
            }
            if state.running == 0 { state.start = now }
            state.running += 1
            return left
        }
        guard let left else { return nil }
        limits.total = min(limits.total ?? left, left)
        defer { stop() }
        let end = try run(limits)
        guard end == .tooLong, limits.total == left else { return end }
        state.withLock { $0.isExceeded = true }
        return nil
    }

    private func stop() {
        state.withLock { state in
            state.running -= 1
            if state.running == 0 { state.used += now() - state.start }
        }
    }
}
