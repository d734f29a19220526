import Advice
import Grading

/// Explains why a test didn't pass, in lines that every format draws.
enum FailureLines {
    /// Lines for an official test: what was done, the expected value, and the actual value.
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

    /// Lines for one of the learner's tests: the line that failed, both values, what they mean, and what
    /// helps.
    static func own(_ test: OwnTest, _ finding: Finding?) -> [OutlineLine] {
        var lines: [OutlineLine] = []
        if test.failure != nil, let failed = test.failedLine {
            lines += failed.code.split(separator: "\n", omittingEmptySubsequences: false)
                .map { OutlineLine(.code, String($0)) }
        }
        let isSteady = hasFailedSteadily(test) && finding?.isOfChance != true
        if isSteady {
            lines.append(OutlineLine(.message, "\(WrongTest.ranOnFinishedCode):"))
        }
        // If the test wasn't run, the finding already explains that, so the failure isn't explained again.
        if let failure = test.failure, finding == nil || !test.result.isOutOfTime {
            lines += words(of: failure, test)
        }
        let pair = self.pair(of: test, finding).map { PairText.sentence($0) }
        let advice = isSteady ? [pair, cure(finding)] : [finding?.words.text]
        return lines + advice.compactMap(\.self).map { OutlineLine(.advice, $0) }
    }

    /// The two results of an invalid test, if these results reveal something about what the test expects.
    private static func pair(of test: OwnTest, _ finding: Finding?) -> TestPair? {
        guard hasFailedSteadily(test) else { return nil }
        // A test that can't work as written, or that stops, reveals nothing about what it expects.
        let isExpectation = cure(finding) == nil && test.result.status == .failed
        return test.pair == .redRed && !isExpectation ? nil : test.pair
    }

    /// Explains why a right test is red on the learner's code: the line that failed, and its values. Empty
    /// for any other test.
    static func onCode(_ test: OwnTest) -> [OutlineLine] {
        guard test.isRightAndRed, let onCode = test.onCode, let failure = onCode.failure else {
            return []
        }
        guard case .assertion(let message, _) = failure else {
            let words = FailureText.describe(failure, of: onCode, blaming: .codeOrTest)
            return [OutlineLine(.message, words)]
        }
        let code = test.failedLine?.code.split(separator: "\n") ?? []
        return code.map { OutlineLine(.code, String($0)) }
            + OwnAssertion(message, operands: test.failedLine?.operands ?? []).rows
    }

    /// Whether the test failed consistently. If a test fails only sometimes, finished too late, or didn't run
    /// to its end, then its failure says nothing about the reference solution.
    private static func hasFailedSteadily(_ test: OwnTest) -> Bool {
        guard !test.result.isOutOfTime else { return false }
        let hasFailed = test.result.failure.map { if case .late = $0 { false } else { true } }
        return !test.isFlaky && !test.dependsOnOrder && hasFailed == true
    }

    /// The fix for a test that can't work as written.
    private static func cure(_ finding: Finding?) -> String? {
        finding?.words == WrongTest.unexplained ? nil : finding?.words.text
    }

    private static func words(of failure: TestResult.Failure, _ test: OwnTest) -> [OutlineLine] {
        let operands = test.failedLine?.operands ?? []
        return switch failure {
        case .late(let message, _):
            message.map { OwnAssertion($0, operands: operands).rows } ?? []
        case .assertion(let message, _): OwnAssertion(message, operands: operands).rows
        // The reference solution doesn't crash.
        default: ended(failure, test.result, blaming: .test)
        }
    }

    /// Says that a test didn't run to its end, and where it was.
    private static func ended(
        _ failure: TestResult.Failure, _ result: TestResult,
        blaming usual: FailureText.Blamed = .code
    ) -> [OutlineLine] {
        let words = FailureText.describe(failure, of: result, blaming: usual)
        return [OutlineLine(.message, words)]
            + (result.stop.map(StopText.rows) ?? []).map {
                OutlineLine(.value, $0.line.text, label: "\($0.label) ", place: $0.line.place)
            }
    }
}
