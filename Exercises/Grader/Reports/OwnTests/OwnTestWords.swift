import Advice
import Catalog
import Grading
import SwiftSource

/// Says what is wrong with an own test, in lines that all formats share.
enum OwnTestWords {
    /// The line that failed, both values, what they mean, and what it does on the learner's code.
    static func lines(of test: OwnTest, _ finding: Finding?) -> [String] {
        rows(of: test, finding).map(\.line)
    }

    /// The same lines, with values apart from their labels.
    ///
    /// - Parameter saysPair: Whether to say what the two signs of the test mean.
    static func rows(
        of test: OwnTest, _ finding: Finding?, saysPair: Bool = true
    ) -> [OwnTestLine] {
        var rows: [OwnTestLine] = []
        if test.failure != nil, let failed = test.failedLine {
            rows += failed.code.split(separator: "\n", omittingEmptySubsequences: false)
                .map { OwnTestLine(String($0)) }
        }
        if let heading = heading(of: test) { rows.append(OwnTestLine(heading)) }
        // What it means that a test was not run is what the finding says.
        if let failure = test.failure, finding == nil || !test.result.isOutOfTime {
            rows += words(of: failure, test)
        }
        return rows + sentences(on: test, finding, saysPair: saysPair).map { OwnTestLine($0) }
    }

    /// Where the values and stops come from that stand below it; nil for a test that says nothing of the
    /// finished code.
    static func heading(of test: OwnTest) -> String? {
        hasFailedSteadily(test) ? "\(WrongTest.ranOnFinishedCode.dropLast()):" : nil
    }

    /// What it means that the test fails here, and fails or passes on the learner's code, and what helps.
    static func sentences(
        on test: OwnTest, _ finding: Finding?, saysPair: Bool = true
    ) -> [String] {
        guard hasFailedSteadily(test) else { return [finding?.words.text].compactMap(\.self) }
        let pair = saysPair ? self.pair(of: test, finding).map(PairText.sentence) : nil
        return [pair, cure(finding)].compactMap(\.self)
    }

    /// The two signs of a test that doesn't hold, where they say something of what it expects.
    static func pair(of test: OwnTest, _ finding: Finding?) -> TestPair? {
        guard hasFailedSteadily(test) else { return nil }
        // A test that can't work as it is written says nothing of that, nor does one that stops.
        let isExpectation = cure(finding) == nil && test.result.status == .failed
        return test.pair == .redRed && !isExpectation ? nil : test.pair
    }

    /// What fails now here, now there, or came too late, says nothing of the finished code.
    private static func hasFailedSteadily(_ test: OwnTest) -> Bool {
        // Nor does what was not run to its end.
        guard !test.result.isOutOfTime else { return false }
        let hasFailed = test.result.failure.map { if case .late = $0 { false } else { true } }
        return !test.isUnsteady && !test.dependsOnOrder && hasFailed == true
    }

    /// What helps with a test that can't work as it is written.
    private static func cure(_ finding: Finding?) -> String? {
        let words = finding?.words.text
        return words == WrongTest.ranOnFinishedCode ? nil : words
    }

    private static func words(
        of failure: TestResult.Failure, _ test: OwnTest
    ) -> [OwnTestLine] {
        let operands = test.failedLine?.operands ?? []
        if case .late(let message, _) = failure {
            return message.map { OwnAssertion($0, operands: operands).rows } ?? []
        }
        guard case .assertion(let message, _) = failure else {
            let lines =
                [FailureText.describe(failure, of: test.result)]
                + (test.result.stop.map(StopText.lines) ?? [])
            return lines.map { OwnTestLine($0) }
        }
        return OwnAssertion(message, operands: operands).rows
    }
}
