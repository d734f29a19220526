import Dispatch
import Foundation
import Synchronization

/// Limits how many processes run at a time, from wherever they are started: stages, planted bugs and the
/// jobs of a class multiply.
///
/// Test processes mostly wait, for expectations and for each other to start, so more of them run than
/// there are cores.
final class ProcessGate: Sendable {
    private let places: DispatchSemaphore
    private let waiting = Mutex(0)

    /// How many are let in at a time.
    static let width = 4 * ProcessInfo.processInfo.activeProcessorCount

    init(width: Int = width) {
        places = DispatchSemaphore(value: width)
    }

    /// Whether one more process may be kept that waits for work; if so, it is counted.
    ///
    /// Twice as many may wait as may run, since each that waits has files of the grader open.
    func addWaiting() -> Bool {
        waiting.withLock { count in
            guard count < 2 * Self.width else { return false }
            count += 1
            return true
        }
    }

    /// Counts one process less that waits for work.
    func takeWaiting() { waiting.withLock { $0 -= 1 } }

    /// Does `body` once there is a place for it.
    func pass<Value>(_ body: () throws -> Value) rethrows -> Value {
        places.wait()
        defer { places.signal() }
        return try body()
    }
}
