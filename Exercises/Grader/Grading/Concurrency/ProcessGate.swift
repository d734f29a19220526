import Dispatch
import Foundation
import Synchronization

/// Limits how many processes run at the same time, whichever part of the grader starts them.
/// Without a limit, the numbers of stages, planted bugs and simultaneous gradings of a class would
/// multiply.
///
/// More test processes than cores may run, because they mostly wait for expectations or for each
/// other to start.
final class ProcessGate: Sendable {
    private let places: DispatchSemaphore
    private let waiting = Mutex(0)

    /// The maximum number of simultaneous processes.
    static let width = 4 * ProcessInfo.processInfo.activeProcessorCount

    init(width: Int = width) {
        places = DispatchSemaphore(value: width)
    }

    /// Returns whether another process may stay open while it waits for work. If so, the process is
    /// counted.
    ///
    /// At most twice as many processes may wait as may run, because each waiting process keeps
    /// files of the grader open.
    func addWaiting() -> Bool {
        waiting.withLock { count in
            guard count < 2 * Self.width else { return false }
            count += 1
            return true
        }
    }

    /// Stops counting one process as waiting for work.
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
