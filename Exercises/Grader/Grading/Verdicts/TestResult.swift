import SwiftSource

/// What became of one test.
package struct TestResult: Sendable, Equatable, Codable {
    /// The name that selects it, for example `Stage1Tests.EvenOddTests/testZeroIsEven`.
    package let name: String
    /// Why it did not pass; nil where it did, or was skipped.
    package var failure: Failure?
    package var isSkipped = false
    /// How long it ran; 0 where it didn't end by itself.
    package var seconds = 0.0
    /// What was printed while it ran, its beginning if that was much.
    package var output = ""
    /// Where the test was as it crashed or was ended; nil where that is not known.
    package var stop: StopPlace?
    /// The places of planted bugs that the test has reached; nil where that isn't known. They are of use
    /// while the bugs are hunted, and are not kept.
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

    /// Whether the test has no verdict since other tests have used up the time that there was.
    package var isOutOfTime: Bool {
        switch failure {
        case .noTimeLeft?, .crowdedOut?: true
        default: false
        }
    }

    /// Whether something that the test had started failed after the test's end.
    var isLate: Bool {
        if case .late? = failure { true } else { false }
    }

    /// A test process tells how long a test ran, and may tell anything: at most a day is believed.
    static func plausible(seconds: Double) -> Double {
        seconds.isFinite ? min(max(seconds, 0), 86_400) : 0
    }

    /// The verdict in one word, as the JSON report has it.
    package enum Status: String, Sendable {
        case passed, failed, crashed, timedOut, outOfMemory, notRun, skipped
    }

    /// Why a test did not pass.
    package enum Failure: Sendable, Equatable, Codable {
        /// An assertion failed; the message is XCTest's or Swift Testing's own.
        case assertion(message: String, place: SourceLocation?)
        /// An assertion of it failed after it was over, while another test was running; the message
        /// is nil where that was seen with a planted bug only.
        case late(message: String?, place: SourceLocation)
        /// The process was ended by this signal. A trap in Swift says why before it ends.
        case crash(signal: Int32, reason: String?, place: SourceLocation?)
        /// The test ended the whole process with this status.
        case exit(status: Int32)
        /// The test did not end within this time.
        case timeout(Duration)
        /// The test used more than this many bytes of memory.
        case memory(limit: Int)
        /// The test had more than this many processes at a time.
        case processes(limit: Int)
        /// The process reported the test twice or out of order, or not as it counted itself, or its
        /// report had been tampered with.
        case contradiction
        /// It passed, and so did a test of its suite that had to fail: see `ControlTestCheck`.
        case notBelieved
        /// The process came to its end without a word about this test.
        case notReported
        /// All tests of the stage together had used up this time before this one had come to its
        /// end.
        case noTimeLeft(limit: Duration)
        /// The test took long, and did not run by itself any more: too many tests before it had used
        /// up this time, which is all that a test has.
        case crowdedOut(limit: Duration)
    }
}

extension TestResult.Failure {
    /// The place that the failure names.
    package var place: SourceLocation? {
        switch self {
        case .assertion(_, let place), .crash(_, _, let place): place
        case .late(_, let place): place
        default: nil
        }
    }
}

/// Where a test was as it crashed, or as it was ended: what its backtrace says.
package struct StopPlace: Sendable, Equatable, Codable {
    /// The line of the stage's code that ran; nil where none did.
    package var code: SourceLine?
    /// The line of the test: the call that led there, with its arguments.
    package var test: SourceLine?
}

/// A line of source, and where it stands.
package struct SourceLine: Sendable, Equatable, Codable {
    package let place: SourceLocation
    /// Without the spaces around it.
    package let text: String
}

extension TestResult {
    /// The place that the failure names, or else where the test was as it ended.
    package var place: SourceLocation? {
        stop?.code?.place ?? stop?.test?.place ?? failure?.place
    }
}

extension OwnTest {
    /// The place of what is shown of a failure.
    package var place: SourceLocation? { result.place ?? failureOnVariant?.place }
}

/// The two signs of a test of the learner's own: the first on the learner's code, the second on the
/// finished code.
package enum TestPair: String, Sendable, CaseIterable {
    /// The test is right, and the code doesn't do this yet.
    case redGreen = "red-green"
    /// It holds.
    case greenGreen = "green-green"
    /// It expects something that the exercise doesn't say, or prepares something else than its author thinks.
    case redRed = "red-red"
    /// The code and the test agree on something that is wrong.
    case greenRed = "green-red"

    package init(isGreenOnCode: Bool, isGreenOnFinished: Bool) {
        self =
            switch (isGreenOnCode, isGreenOnFinished) {
            case (false, true): .redGreen
            case (true, true): .greenGreen
            case (false, false): .redRed
            case (true, false): .greenRed
            }
    }
}

extension OwnTest {
    /// Both signs; nil where one of them isn't known.
    package var pair: TestPair? {
        guard let onCode = onCode?.status.isGreen, let onFinished = result.status.isGreen else {
            return nil
        }
        return TestPair(isGreenOnCode: onCode, isGreenOnFinished: onFinished)
    }

    /// Whether it is right and red on the learner's code: the best state to write code in.
    package var isRightAndRed: Bool { isValid && pair == .redGreen }
}

extension TestResult.Status {
    /// Whether a test that ended so is green; nil where it says nothing of the code.
    package var isGreen: Bool? {
        switch self {
        case .passed: true
        case .failed, .crashed, .timedOut, .outOfMemory: false
        case .notRun, .skipped: nil
        }
    }
}
