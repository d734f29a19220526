import Foundation
import Synchronization

/// Work that runs in its own thread. A dispatch queue isn't suitable, because the work blocks its
/// thread while it waits for processes.
final class Background<Value: Sendable>: Sendable {
    private let result = Mutex<Value?>(nil)
    private let done = DispatchSemaphore(value: 0)

    init(_ work: @escaping @Sendable () -> Value) {
        Thread.detachNewThread { [self] in
            let value = work()
            result.withLock { $0 = value }
            done.signal()
        }
    }

    /// Whether the work has ended, or ends within this time.
    func ends(within time: Duration) -> Bool {
        guard done.wait(timeout: .now() + time / .seconds(1)) == .success else { return false }
        done.signal()
        return true
    }

    /// The result of the work. Reading it waits until the work has ended.
    var value: Value {
        done.wait()
        defer { done.signal() }
        guard let value = result.withLock({ $0 }) else { preconditionFailure("no value was set") }
        return value
    }
}

extension Array where Element: Sendable {
    /// Returns the results of transforming each element, several at a time.
    ///
    /// The order is kept. If several elements fail, the error of the first in order is thrown.
    ///
    /// - Parameter width: How many elements to work on at a time; by default, as many as there are cores.
    package func concurrentMap<Value: Sendable>(
        width: Int = ProcessInfo.processInfo.activeProcessorCount,
        _ transform: @escaping @Sendable (Element) throws -> Value
    ) throws -> [Value] {
        let next = Atomic(0)
        let workers = (0..<Swift.min(width, count)).map { _ in
            Background {
                var results: [Int: Result<Value, any Error>] = [:]
                while true {
                    let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
                    guard index < count else { return results }
                    results[index] = Result { try transform(self[index]) }
                }
            }
        }
        let results = workers.reduce(into: [:]) { $0.merge($1.value) { first, _ in first } }
        return try indices.compactMap { try results[$0]?.get() }
    }
}
