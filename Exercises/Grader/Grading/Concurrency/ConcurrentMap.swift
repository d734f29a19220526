import Foundation
import Synchronization

extension Array where Element: Sendable {
    /// What `transform` makes of each element, with several of them in work at a time.
    ///
    /// The order is kept. Where several elements fail, the error of the first in order is thrown.
    /// - Parameter width: How many elements are worked on at a time; as many as there are cores
    ///   unless said otherwise.
    package func concurrentMap<Result: Sendable>(
        width: Int = ProcessInfo.processInfo.activeProcessorCount,
        _ transform: @escaping @Sendable (Element) throws -> Result
    ) throws -> [Result] {
        let work = Work<Result>(count: count)
        let done = DispatchSemaphore(value: 0)
        let threads = Swift.min(width, count)
        for _ in 0..<threads {
            // Threads of our own and no queue: the work blocks, since it waits for processes.
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

/// The results of two pieces of work that are done at the same time.
///
/// - Parameters:
///   - time: How long to wait for the second, once the first is there; nil for as long as it takes.
///   - early: Takes the first if the second is later than that.
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

/// Hands out the indices of some work to several threads and gathers the results.
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
