import Advice
import Catalog
import Grading
import SwiftSource

/// What is wrong with a test of the learner's own, in lines that every format has.
enum OwnTestWords {
    /// The source of what failed, both values, what that means, and on which code it ran.
    static func lines(of test: OwnTest, in stage: Stage) -> [String] {
        rows(of: test, in: stage).map(\.line)
    }

    /// The same, with values apart from their labels.
    static func rows(of test: OwnTest, in stage: Stage) -> [OwnTestLine] {
        var rows: [OwnTestLine] = []
        if let failed = test.failedLine {
            rows += failed.code.split(separator: "\n", omittingEmptySubsequences: false)
                .map { OwnTestLine(String($0)) }
        }
        if let failure = test.failure { rows += words(of: failure, test) }
        rows += TestAdvice.sentences(on: test, of: stage).map { OwnTestLine($0) }
        return rows.isEmpty ? [OwnTestLine(TestAdvice.skipped(test))] : rows
    }

    private static func words(
        of failure: TestResult.Failure, _ test: OwnTest
    ) -> [OwnTestLine] {
        let operands = test.failedLine?.operands ?? []
        if case .late(let message, _) = failure {
            return (message.map { OwnAssertion($0, operands: operands).rows } ?? [])
                + [OwnTestLine(TestAdvice.late)]
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
