import Dispatch
import Foundation
import Synchronization

/// A thread that lasts as long as this program.
///
/// On Linux, a program such as bwrap asks with `PR_SET_PDEATHSIG` to be ended together with its
/// parent. The system then ends the program as soon as the thread that started it ends. So a child
/// that must outlast the calling thread is started on this thread.
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

    /// Runs a closure on this thread, waits for it, and returns its result.
    func perform<Value: Sendable, Failure: Error>(
        _ step: @escaping @Sendable () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        let result = Mutex<Result<Value, Failure>?>(nil)
        let isDone = DispatchSemaphore(value: 0)
        steps.withLock { steps in
            steps.append {
                let outcome = Result { () throws(Failure) -> Value in try step() }
                result.withLock { $0 = outcome }
                isDone.signal()
            }
        }
        count.signal()
        isDone.wait()
        guard let outcome = result.withLock({ $0 }) else { fatalError("A step gave no result.") }
        return try outcome.get()
    }
}
