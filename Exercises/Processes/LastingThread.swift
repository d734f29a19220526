import Dispatch
import Foundation
import Synchronization

/// A thread that is there for as long as this program.
///
/// Linux ends a child that is to end with its parent as the thread ends that has started it. So one
/// that outlasts the work of that thread is started here.
final class LastingThread: Sendable {
    static let shared = LastingThread()

    private let steps = Mutex<[@Sendable () -> Void]>([])
    private let count = DispatchSemaphore(value: 0)

    private init() {
        Thread.detachNewThread { [self] in
            while true {
                count.wait()
                let step = steps.withLock { $0.removeFirst() }
                step()
            }
        }
    }

    /// Does a step there, and waits for its result.
    func perform<Value: Sendable, Failure: Error>(
        _ step: @escaping @Sendable () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        let result = Mutex<Result<Value, Failure>?>(nil)
        let isDone = DispatchSemaphore(value: 0)
        steps.withLock { steps in
            steps.append {
                let outcome: Result<Value, Failure>
                do throws(Failure) {
                    outcome = .success(try step())
                } catch {
                    outcome = .failure(error)
                }
                result.withLock { $0 = outcome }
                isDone.signal()
            }
        }
        count.signal()
        isDone.wait()
        guard let outcome = result.withLock({ $0 }) else { fatalError("The step was not done.") }
        return try outcome.get()
    }
}
