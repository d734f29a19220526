import Processes
import Synchronization

/// The time that all tests of a stage have together for one question.
///
/// Only the time counts in which at least one of the tests runs. So a learner doesn't pay for waiting
/// until the tests of others have made room, nor twice for tests that run at the same time.
final class TimeBudget: Sendable {
    /// The whole time; nil for no limit.
    let limit: Duration?
    /// The time since some moment that stays the same.
    private let now: @Sendable () -> Duration
    private let state: Mutex<State>

    private struct State {
        var used = Duration.zero
        var keptBack: Duration
        /// How many processes run now, and since when there is one at least.
        var running = 0
        var start = Duration.zero
        var isExceeded = false

        func left(of limit: Duration, at now: Duration) -> Duration {
            limit - keptBack - used - (running > 0 ? now - start : .zero)
        }
    }

    /// - Parameter keepsBack: Whether a tenth is kept for what has to be done in the end.
    init(limit: Duration?, keepsBack: Bool = false, now: @escaping @Sendable () -> Duration) {
        self.limit = limit
        self.now = now
        state = Mutex(State(keptBack: keepsBack ? (limit ?? .zero) / 10 : .zero))
    }

    /// Whether there is no time left now.
    var isUsedUp: Bool {
        guard let limit else { return false }
        return state.withLock { $0.left(of: limit, at: now()) <= .zero }
    }

    /// Whether something was not run, or not to its end, since there was no time left.
    var isExceeded: Bool { state.withLock(\.isExceeded) }

    /// Hands out what was kept back.
    func handOutRest() { state.withLock { $0.keptBack = .zero } }

    /// Runs a process within limits that hold what time is left.
    ///
    /// - Returns: How it ended; nil where that was for the budget, or it didn't even start.
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
