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

/// A lock for each name: a thread that holds a name keeps out the others that want the same name.
final class KeyedLock: Sendable {
    /// The threads that wait for each name that is held, in the order in which they came.
    private let waiting = Mutex<[String: [DispatchSemaphore]]>([:])

    /// Does something while it holds a name.
    func hold<Value>(_ name: String, body: () throws -> Value) rethrows -> Value {
        take(name)
        defer { release(name) }
        return try body()
    }

    /// Waits until the name is free, and takes it.
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

    /// Hands the name to the next thread that waits for it.
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
