import Foundation
import Synchronization

extension Array where Element: Sendable {
    /// Returns the results of transforming each element, several at a time.
    ///
    /// The order is kept. If several elements fail, the error of the first in order is thrown.
    ///
    /// - Parameter width: How many elements to work on at a time; by default, as many as there are cores.
    package func concurrentMap<Result: Sendable>(
        width: Int = ProcessInfo.processInfo.activeProcessorCount,
        _ transform: @escaping @Sendable (Element) throws -> Result
    ) throws -> [Result] {
        let work = Work<Result>(count: count)
        let done = DispatchSemaphore(value: 0)
        let threads = Swift.min(width, count)
        for _ in 0..<threads {
            // Uses separate threads instead of a queue, because the work blocks while it waits for processes.
            Thread.detachNewThread {
                while let index = work.next() {
                    work.set(Swift.Result { try transform(self[index]) }, at: index)
                }
                done.signal()
            }
        }
        for _ in 0..<threads { done.wait() }
        return try work.results().map { try $0.get() }
    }
}

/// Runs two pieces of work at the same time and returns both results.
///
/// - Parameters:
///   - time: How long to wait for the second after the first has finished; nil to wait until it finishes.
///   - early: Receives the first result if the second takes longer than that.
func sideBySide<First: Sendable, Second: Sendable>(
    _ first: () -> First, _ second: @escaping @Sendable () -> Second,
    within time: Duration? = nil, early: (First) -> Void = { _ in }
) -> (First, Second) {
    let work = Work<Second>(count: 1)
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
        work.set(.success(second()), at: 0)
        done.signal()
    }
    let result = first()
    if let time, done.wait(timeout: .now() + time / .seconds(1)) == .timedOut {
        early(result)
        done.wait()
    } else if time == nil {
        done.wait()
    }
    guard case .success(let value)? = work.results().first else { preconditionFailure("it is set") }
    return (result, value)
}

/// Distributes the indices of some work to several threads and gathers the results.
private final class Work<Value: Sendable>: Sendable {
    private struct State {
        var handedOut = 0
        var values: [Result<Value, any Error>?]
    }

    private let state: Mutex<State>

    init(count: Int) {
        state = Mutex(State(values: Array(repeating: nil, count: count)))
    }

    func next() -> Int? {
        state.withLock { state in
            guard state.handedOut < state.values.count else { return nil }
            defer { state.handedOut += 1 }
            return state.handedOut
        }
    }

    func set(_ value: Result<Value, any Error>, at index: Int) {
        state.withLock { $0.values[index] = value }
    }

    func results() -> [Result<Value, any Error>] {
        state.withLock { $0.values.compactMap { $0 } }
    }
}
