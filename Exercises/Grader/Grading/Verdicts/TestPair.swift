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
