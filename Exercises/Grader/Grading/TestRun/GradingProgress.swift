import Catalog
import Dispatch

/// The progress of a grading, told as events to a closure.
package struct GradingProgress: Sendable {
    /// What the grader is doing.
    package enum Event: Sendable, Equatable {
        /// Another grading uses the workspaces.
        case waiting
        case building(Question, Stage.ID)
        /// This many of the stages have a program by now.
        case built(Question, Int, of: Int)
        case running(Question, Stage.ID)
        /// This many planted bugs of a stage were looked for.
        case looked(Stage.ID, Int, of: Int)
        /// This many official tests of a stage have passed.
        case ran(Stage.ID, passed: Int, of: Int)
        /// A test takes long, or was ended for it.
        case slow(SlowTest)
        /// The official suites have their verdicts, and the learner's own tests have none yet. It is
        /// sent where a grading judges the suites first.
        case suitesKnown(Report)
        /// The learner's own tests have their verdict, too, and what they do on the learner's code isn't known
        /// yet. It is sent after that, where finding it out takes long.
        case ownTestsKnown(Report)
    }

    /// Takes an event, on whatever thread it happens.
    package let send: @Sendable (Event) -> Void

    package init(send: @escaping @Sendable (Event) -> Void) { self.send = send }

    /// Progress that is told to nobody.
    package static let untold = GradingProgress { _ in }

    /// The same progress without what is worth keeping about these stages: the counts of their official tests,
    /// and which of their tests take long.
    package func silent(about stages: [Stage]) -> GradingProgress {
        guard !stages.isEmpty else { return self }
        let modules = stages.flatMap { [$0.suiteModule, $0.ownTestsModule] }
        return GradingProgress { [send] event in
            switch event {
            case .ran(let id, _, _) where stages.contains { $0.id == id }: break
            case .slow(let slow) where modules.contains { slow.test.hasPrefix("\($0).") }: break
            default: send(event)
            }
        }
    }
}

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
