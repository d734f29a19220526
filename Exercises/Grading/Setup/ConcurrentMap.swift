import Foundation

extension Array where Element: Sendable {
    /// What `transform` makes of each element, made side by side.
    ///
    /// The order is kept. Where several fail, the error of the first in order is thrown.
    /// - Parameter width: How many elements are worked on at a time; as many as there are cores
    ///   unless said otherwise.
    func concurrentMap<Result: Sendable>(
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

/// Hands out the indices of some work to several threads and gathers what comes of it.
private final class Work<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var handedOut = 0
    private var values: [Result<Value, any Error>?]

    init(count: Int) {
        values = Array(repeating: nil, count: count)
    }

    func next() -> Int? {
        lock.withLock {
            guard handedOut < values.count else { return nil }
            defer { handedOut += 1 }
            return handedOut
        }
    }

    func set(_ value: Result<Value, any Error>, at index: Int) {
        lock.withLock { values[index] = value }
    }

    func results() -> [Result<Value, any Error>] {
        lock.withLock { values.compactMap { $0 } }
    }
}
