import Dispatch
import Foundation

extension Array where Element: Sendable {
    /// What `transform` makes of each element, made side by side on the cores there are.
    ///
    /// The order is kept. Where several fail, the error of the first in order is thrown.
    func concurrentMap<Result: Sendable>(
        _ transform: @Sendable (Element) throws -> Result
    ) throws -> [Result] {
        let results = Results<Result>(count: count)
        DispatchQueue.concurrentPerform(iterations: count) { index in
            results.set(Swift.Result { try transform(self[index]) }, at: index)
        }
        return try results.all().map { try $0.get() }
    }
}

/// A place for each result, which several threads fill.
private final class Results<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var values: [Result<Value, any Error>?]

    init(count: Int) {
        values = Array(repeating: nil, count: count)
    }

    func set(_ value: Result<Value, any Error>, at index: Int) {
        lock.withLock { values[index] = value }
    }

    func all() -> [Result<Value, any Error>] {
        lock.withLock { values.compactMap { $0 } }
    }
}
