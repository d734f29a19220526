import Dispatch
import Synchronization

/// What is being found out at the moment, so that nobody else finds it out too.
final class Claims: Sendable {
    /// Who waits for each name that somebody has, in the order in which they came.
    private let waiting = Mutex<[String: [DispatchSemaphore]]>([:])

    /// Waits until nobody has the name, and takes it.
    func take(_ name: String) {
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

    /// Hands the name to the next who waits for it.
    func release(_ name: String) {
        waiting.withLock { waiting in
            guard waiting[name]?.isEmpty == false else {
                waiting[name] = nil
                return
            }
            waiting[name]?.removeFirst().signal()
        }
    }
}
