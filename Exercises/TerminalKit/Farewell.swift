import Foundation

/// What a command wants done before a signal ends this process.
package final class Farewell: @unchecked Sendable {
    private let lock = NSLock()
    private var steps: [@Sendable () -> Void] = []

    package init() {}

    /// Adds a step. It may run on any thread, while the command goes on.
    package func add(_ step: @escaping @Sendable () -> Void) {
        lock.withLock { steps.append(step) }
    }

    /// Does all steps in the order in which they were added.
    package func run() {
        for step in lock.withLock({ steps }) { step() }
    }
}
