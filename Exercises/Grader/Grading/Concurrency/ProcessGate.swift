import Dispatch
import Foundation
import Synchronization

/// Limits how many processes run at a time, wherever they are started from, because stages, planted bugs and
/// the jobs of a class multiply.
///
/// Test processes mostly wait, for expectations and for each other to start, so more of them run than there
/// are cores.
final class ProcessGate: Sendable {
    private let places: DispatchSemaphore
    private let waiting = Mutex(0)

    /// The maximum number of simultaneous processes.
    static let width = 4 * ProcessInfo.processInfo.activeProcessorCount

    init(width: Int = width) {
        places = DispatchSemaphore(value: width)
    }

    /// Returns whether another process may be kept waiting for work; if so, it is counted.
    ///
    /// The limit is twice the number that may run, because each waiting process keeps files of the grader
    /// open.
    func addWaiting() -> Bool {
        waiting.withLock { count in
            guard count < 2 * Self.width else { return false }
            count += 1
            return true
        }
    }

    /// Counts one process fewer as waiting for work.
    func takeWaiting() { waiting.withLock { $0 -= 1 } }

    /// Calls `body` when a slot is free.
    func pass<Value>(_ body: () throws -> Value) rethrows -> Value {
        places.wait()
        defer { places.signal() }
        return try body()
    }
}

/// A lock for each name. A thread that holds a name blocks others that want the same name.
final class KeyedLock: Sendable {
    private let locks = Mutex<[String: NSLock]>([:])

    /// Calls `body` while holding a name.
    func hold<Value>(_ name: String, body: () throws -> Value) rethrows -> Value {
        let lock = locks.withLock { locks in
            let lock = locks[name] ?? NSLock()
            locks[name] = lock
            return lock
        }
        lock.lock()
        defer { lock.unlock() }
        return try body()
    }
}
