import Advice
import Grading

/// Says why a test did not pass, in lines that all formats draw.
enum FailureLines {
    /// An official test: what was done, what was expected, and the actual value.
    static func official(_ result: TestResult) -> [OutlineLine] {
        guard let failure = result.failure else {
            return result.isSkipped ? [OutlineLine(.message, FailureText.skipped)] : []
        }
        guard case .assertion(let message, _) = failure else { return ended(failure, result) }
        let parts = OfficialAssertion(message)
        var lines = parts.text.isEmpty ? [] : [OutlineLine(.message, parts.text)]
        if let expected = parts.expected, let actual = parts.actual {
            lines.append(OutlineLine(.value, expected, label: "  expected: "))
            lines.append(OutlineLine(.value, actual, label: "  actual:   "))
        }
        return lines
    }

    /// A test of the learner's own: the line that failed, both values, what they mean, and what helps.
    ///
    /// - Parameter saysPair: Whether to say what the two results of the test mean.
    static func own(_ test: OwnTest, _ finding: Finding?, saysPair: Bool = true) -> [OutlineLine] {
        var lines: [OutlineLine] = []
        if test.failure != nil, let failed = test.failedLine {
            lines += failed.code.split(separator: "\n", omittingEmptySubsequences: false)
                .map { OutlineLine(.code, String($0)) }
        }
        let isSteady = hasFailedSteadily(test)
        if isSteady {
            lines.append(OutlineLine(.message, "\(WrongTest.ranOnFinishedCode.dropLast()):"))
        }
        // The finding says what it means that a test was not run.
        if let failure = test.failure, finding == nil || !test.result.isOutOfTime {
            lines += words(of: failure, test)
        }
        let pair = saysPair ? self.pair(of: test, finding).map { PairText.sentence($0) } : nil
        let advice = isSteady ? [pair, cure(finding)] : [finding?.words.text]
        return lines + advice.compactMap(\.self).map { OutlineLine(.advice, $0) }
    }

    /// The two results of a test that doesn't hold, if they say something about what it expects.
    static func pair(of test: OwnTest, _ finding: Finding?) -> TestPair? {
        guard hasFailedSteadily(test) else { return nil }
        // A test that can't work as it is written says nothing of that, nor does one that stops.
        let isExpectation = cure(finding) == nil && test.result.status == .failed
        return test.pair == .redRed && !isExpectation ? nil : test.pair
    }

    /// Why a right test is red on the learner's code: the line that failed, and its values. No lines for
    /// another test.
    static func onCode(_ test: OwnTest) -> [OutlineLine] {
        guard test.isRightAndRed, let onCode = test.onCode, let failure = onCode.failure else {
            return []
        }
        guard case .assertion(let message, _) = failure else {
            return [OutlineLine(.message, FailureText.describe(failure, of: onCode))]
        }
        let code = test.failedLine?.code.split(separator: "\n") ?? []
        return code.map { OutlineLine(.code, String($0)) }
            + OwnAssertion(message, operands: test.failedLine?.operands ?? []).rows
    }

    /// What fails only at times, or came too late, or was not run to its end says nothing of the reference
    /// solution.
    private static func hasFailedSteadily(_ test: OwnTest) -> Bool {
        guard !test.result.isOutOfTime else { return false }
        let hasFailed = test.result.failure.map { if case .late = $0 { false } else { true } }
        return !test.isUnsteady && !test.dependsOnOrder && hasFailed == true
    }

    /// What helps with a test that can't work as it is written.
    private static func cure(_ finding: Finding?) -> String? {
        let words = finding?.words.text
        return words == WrongTest.ranOnFinishedCode ? nil : words
    }

    private static func words(of failure: TestResult.Failure, _ test: OwnTest) -> [OutlineLine] {
        let operands = test.failedLine?.operands ?? []
        return switch failure {
        case .late(let message, _):
            message.map { OwnAssertion($0, operands: operands).rows } ?? []
        case .assertion(let message, _): OwnAssertion(message, operands: operands).rows
        default: ended(failure, test.result, isOnReference: true)
        }
    }

    /// That a test did not come to its end, and where it was.
    private static func ended(
        _ failure: TestResult.Failure, _ result: TestResult, isOnReference: Bool = false
    ) -> [OutlineLine] {
        let words = FailureText.describe(failure, of: result, isOnReference: isOnReference)
        return [OutlineLine(.message, words)]
            + (result.stop.map(StopText.rows) ?? []).map {
                OutlineLine(.value, $0.line.text, label: "\($0.label) ", place: $0.line.place)
            }
    }
}
