import Dispatch
import Synchronization

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
