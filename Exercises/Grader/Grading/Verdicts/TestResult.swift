import SwiftSource

/// The result of one test.
package struct TestResult: Sendable, Equatable, Codable {
    /// The name that selects the test, for example `Stage1Tests.EvenOddTests/testZeroIsEven`.
    package let name: String
    /// Why the test did not pass; nil if it passed or was skipped.
    package var failure: Failure?
    package var isSkipped = false
    /// How long the test ran; 0 if it didn't finish by itself.
    package var seconds = 0.0
    /// What was printed while the test ran. If it was too much, this is only the start.
    package var output = ""
    /// The place where the test was when it crashed or was stopped; nil if unknown.
    package var stop: StopPlace?
    /// The places of planted bugs that the test reached; nil if unknown. They are only used during
    /// the mutation run, so they aren't stored.
    var reached: Set<Int>?

    private enum CodingKeys: CodingKey { case name, failure, isSkipped, seconds, output, stop }

    package var status: Status {
        switch failure {
        case nil: isSkipped ? .skipped : .passed
        case .assertion?, .late?, .contradiction?, .notBelieved?: .failed
        case .crash?, .exit?: .crashed
        case .timeout?: .timedOut
        case .processes?: .crashed
        case .memory?: .outOfMemory
        case .notReported?, .noTimeLeft?, .crowdedOut?: .notRun
        }
    }

    /// Whether the test has no verdict because other tests used up the available time.
    package var isOutOfTime: Bool {
        switch failure {
        case .noTimeLeft?, .crowdedOut?: true
        default: false
        }
    }

    /// Whether the test failed after its end, because of something that it started.
    var isLate: Bool {
        if case .late? = failure { true } else { false }
    }

    /// Returns a duration that a test process has reported, limited to one day because the process
    /// can report anything.
    static func plausible(seconds: Double) -> Double {
        seconds.isFinite ? min(max(seconds, 0), 86_400) : 0
    }

    /// The verdict in one word, as in the JSON report.
    package enum Status: String, Sendable {
        case passed, failed, crashed, timedOut, outOfMemory, notRun, skipped
    }

    /// The reason why a test did not pass.
    package enum Failure: Sendable, Equatable, Codable {
        /// An assertion failed; the message comes from XCTest or Swift Testing.
        case assertion(message: String, place: SourceLocation?)
        /// An assertion failed after the test was over, while another test was running. The message
        /// is nil if that was seen only with a planted bug.
        case late(message: String?, place: SourceLocation)
        /// This signal ended the process. If the cause was a trap in Swift, the process printed the
        /// reason before.
        case crash(signal: Int32, reason: String?, place: SourceLocation?)
        /// The test ended the whole process with this status.
        case exit(status: Int32)
        /// The test did not finish within this time.
        case timeout(Duration)
        /// The test used more than this many bytes of memory.
        case memory(limit: Int)
        /// The test had more than this many processes at the same time.
        case processes(limit: Int)
        /// The process reported the test twice, out of order or with a wrong count, or someone
        /// tampered with its report.
        case contradiction
        /// The test passed, but a control test of its suite passed as well, so the result isn't
        /// trusted. See `ControlTestCheck`.
        case notBelieved
        /// The process ended without reporting this test.
        case notReported
        /// All tests of the stage together used up this time before the test finished.
        case noTimeLeft(limit: Duration)
        /// The test was slow and wasn't run again by itself, because too many tests had already
        /// used up the time for one test, which is `limit`.
        case crowdedOut(limit: Duration)
    }
}

extension TestResult.Failure {
    /// The place that the failure names; nil if it names none.
    package var place: SourceLocation? {
        switch self {
        case .assertion(_, let place), .crash(_, _, let place): place
        case .late(_, let place): place
        default: nil
        }
    }
}

/// The place where a test crashed or was stopped, as its backtrace shows.
package struct StopPlace: Sendable, Equatable, Codable {
    /// The line of the stage's code that was running; nil if none was.
    package var code: SourceLine?
    /// The line of the test that called the stage's code, with its arguments; nil if unknown.
    package var test: SourceLine?
}

/// A line of source and its location.
package struct SourceLine: Sendable, Equatable, Codable {
    package let place: SourceLocation
    /// The text of the line, without whitespace around it.
    package let text: String
}

extension TestResult {
    /// The place that the failure names, or else the place where the test crashed or was stopped.
    package var place: SourceLocation? {
        stop?.code?.place ?? stop?.test?.place ?? failure?.place
    }
}

extension OwnTest {
    /// The place of the failure that is shown to the learner.
    package var place: SourceLocation? { result.place ?? failureOnVariant?.place }
}

/// The two results of one of the learner's tests. The first word of each name is the result on the
/// learner's code, and the second is the one on the reference solution.
package enum TestPair: String, Sendable, CaseIterable {
    /// The test is right, and the code doesn't do yet what the test checks.
    case redGreen = "red-green"
    /// The test is valid, and the code passes it.
    case greenGreen = "green-green"
    /// The test expects something that the exercise doesn't say, or the test's setup isn't what its
    /// author thinks.
    case redRed = "red-red"
    /// The code and the test share the same mistake.
    case greenRed = "green-red"
}

extension OwnTest {
    /// Both results; nil if one of them is unknown.
    package var pair: TestPair? {
        switch (onCode?.status.isGreen, result.status.isGreen) {
        case (false?, true?): .redGreen
        case (true?, true?): .greenGreen
        case (false?, false?): .redRed
        case (true?, false?): .greenRed
        case (nil, _), (_, nil): nil
        }
    }

    /// Whether the test is right, and red on the learner's code. This is the moment to write the
    /// code.
    package var isRightAndRed: Bool { isValid && pair == .redGreen }
}

extension TestResult.Status {
    /// Whether a test with this status is green; nil if the status doesn't say anything about the
    /// code.
    package var isGreen: Bool? {
        switch self {
        case .passed: true
        case .failed, .crashed, .timedOut, .outOfMemory: false
        case .notRun, .skipped: nil
        }
    }
}
