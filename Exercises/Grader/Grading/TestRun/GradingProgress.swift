import Catalog
import Dispatch

/// Reports the progress of a grading as events sent to a closure.
package struct GradingProgress: Sendable {
    /// An event in the course of a grading.
    package enum Event: Sendable, Equatable {
        /// Another grading is using the workspaces.
        case waiting
        case building(Question, Stage.ID)
        case running(Question, Stage.ID)
        /// This many planted bugs of a stage have been tried.
        case looked(Stage.ID, Int, of: Int)
        /// This many official tests of a stage have passed.
        case ran(Stage.ID, passed: Int, of: Int)
        /// A test is taking long, or was stopped because of that.
        case slow(SlowTest)
        /// The official suites have their verdicts, but the learner's tests don't yet. This event
        /// is only sent if a grading judges the suites first.
        case suitesKnown(Report)
        /// The learner's tests also have their verdict, but their results on the learner's code
        /// aren't known yet. This event is only sent after `suitesKnown`, and only if these results
        /// take long.
        case ownTestsKnown(Report)
    }

    /// Receives each event, on the thread where the event happens.
    package let send: @Sendable (Event) -> Void

    package init(send: @escaping @Sendable (Event) -> Void) { self.send = send }

    /// Progress that is not reported.
    package static let ignored = GradingProgress { _ in }
}

/// A slow test, reported once while it runs, and again when it is stopped.
package enum SlowTest: Sendable, Equatable {
    /// The test has been running for this many seconds, and will be stopped at the limit.
    case running(test: String, seconds: Int, limit: Duration)
    /// The test was stopped because it reached its time limit.
    case ended(test: String, limit: Duration)

    /// The test's name.
    package var test: String {
        switch self {
        case .running(let test, _, _), .ended(let test, _): test
        }
    }

    /// Runs a test. If the test takes long, reports it while it runs, and reports its end if that
    /// is a timeout.
    ///
    /// - Parameter seconds: The number of seconds after which the test is reported.
    static func watch(
        _ test: String, limit: Duration?, after seconds: Int = 3, progress: GradingProgress,
        body: () throws -> TestResult
    ) rethrows -> TestResult {
        guard let limit else { return try body() }
        let queue = DispatchQueue(label: "SlowTest")
        let notice = DispatchWorkItem {
            progress.send(.slow(.running(test: test, seconds: seconds, limit: limit)))
        }
        if .seconds(seconds) < limit {
            queue.asyncAfter(deadline: .now() + .seconds(seconds), execute: notice)
        }
        defer {
            notice.cancel()
            // Wait for the queue, so that nothing is reported after this function has returned.
            queue.sync {}
        }
        let result = try body()
        if result.status == .timedOut {
            queue.sync { progress.send(.slow(.ended(test: test, limit: limit))) }
        }
        return result
    }
}
