import Synchronization

/// The steps to take before a signal ends this process.
package final class CleanupHandlers: Sendable {
    private let steps = Mutex<[@Sendable () -> Void]>([])

    package init() {}

    /// Adds a step. It may run on any thread, while the command continues.
    package func add(_ step: @escaping @Sendable () -> Void) {
        steps.withLock { $0.append(step) }
    }

    /// Runs all steps in the order in which they were added.
    package func run() {
        for step in steps.withLock({ $0 }) { step() }
    }
}
