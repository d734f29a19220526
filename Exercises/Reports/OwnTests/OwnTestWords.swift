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
    static func rows(of test: OwnTest, _ finding: Finding?) -> [OwnTestLine] {
        var rows: [OwnTestLine] = []
        if test.failure != nil, let failed = test.failedLine {
            rows += failed.code.split(separator: "\n", omittingEmptySubsequences: false)
                .map { OwnTestLine(String($0)) }
        }
        if let failure = test.failure { rows += words(of: failure, test) }
        return rows + sentences(on: test, finding).map { OwnTestLine($0) }
    }

    /// What helps, and what it means that the test fails here, and fails or passes on the learner's code.
    static func sentences(on test: OwnTest, _ finding: Finding?) -> [String] {
        let words = finding?.words.text
        // What fails now here, now there, or came too late, says nothing of the finished code.
        let isSteady = !test.isUnsteady && !test.dependsOnOrder
        let hasFailed = test.result.failure.map { if case .late = $0 { false } else { true } }
        guard isSteady, hasFailed == true else { return [words].compactMap(\.self) }
        let ranOn = WrongTest.ranOnFinishedCode
        let cure = words == ranOn ? nil : words
        // A test that can't work as it is written says nothing of what it expects, nor does one that stops.
        let isExpectation = cure == nil && test.result.status == .failed
        let pair = test.pair.flatMap {
            $0 == .redRed && !isExpectation ? nil : PairText.sentence($0)
        }
        return [pair, cure, ranOn].compactMap(\.self)
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
