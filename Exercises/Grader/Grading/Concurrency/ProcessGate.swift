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
    /// The threads that wait for each held name, in order of arrival.
    private let waiting = Mutex<[String: [DispatchSemaphore]]>([:])

    /// Calls `body` while holding a name.
    func hold<Value>(_ name: String, body: () throws -> Value) rethrows -> Value {
        take(name)
        defer { release(name) }
        return try body()
    }

    /// Waits until the name is free, and acquires it.
    private func take(_ name: String) {
        let turn = waiting.withLock { waiting -> DispatchSemaphore? in
            guard waiting[name] != nil else {
                waiting[name] = []
                return nil
            }
            let turn = DispatchSemaphore(value: 0)
            waiting[name]?.append(turn)
            return turn
        }
        turn?.wait()
    }

    /// Passes the name to the next thread that waits for it.
    private func release(_ name: String) {
        waiting.withLock { waiting in
            guard waiting[name]?.isEmpty == false else {
                waiting[name] = nil
                return
            }
            waiting[name]?.removeFirst().signal()
        }
    }
}
