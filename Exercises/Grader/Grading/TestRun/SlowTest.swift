import Dispatch

/// A test that takes long, as it is told of while it runs and as it is ended.
package enum SlowTest: Sendable, Equatable {
    /// The test has been running for this many seconds, and is ended after the limit.
    case running(test: String, seconds: Int, limit: Duration)
    /// The test was ended, since it ran for as long as it may.
    case ended(test: String, limit: Duration)

    /// The test's name.
    package var test: String {
        switch self {
        case .running(let test, _, _), .ended(let test, _): test
        }
    }

    /// After how many seconds a test is told of.
    private static let firstSecond = 3

    /// Tells of a test again and again while `body` runs it, and of its end where that is a timeout.
    ///
    /// - Parameter second: How long a second takes: in a test, it need not be one.
    static func watch(
        _ test: String, limit: Duration?, second: Duration = .seconds(1),
        progress: GradingProgress, body: () throws -> TestResult
    ) rethrows -> TestResult {
        guard let limit else { return try body() }
        let start = SuspendingClock.now
        let queue = DispatchQueue(label: "SlowTest")
        let timer = DispatchSource.makeTimerSource(queue: queue)
        // A log keeps each line, so there are ten at the most.
        let interval = max(second, second * (limit / .seconds(10)))
        timer.schedule(
            deadline: .now() + second * Double(firstSecond) / .seconds(1),
            repeating: interval / .seconds(1))
        timer.setEventHandler {
            let seconds = Int((SuspendingClock.now - start) / second)
            guard .seconds(seconds) < limit else { return }
            progress.send(.slow(.running(test: test, seconds: seconds, limit: limit)))
        }
        timer.resume()
        defer {
            timer.cancel()
            // Nothing more is told once this has returned.
            queue.sync {}
        }
        let result = try body()
        if result.status == .timedOut {
            queue.sync { progress.send(.slow(.ended(test: test, limit: limit))) }
        }
        return result
    }
}
