import Foundation
import SwiftSource

/// A question that the grader asks of a stage.
package enum Question: String, Sendable, CaseIterable {
    /// Does the code do what the exercise asks? The official suites run on the learner's code.
    case suite
    /// Would the learner's tests catch a bug? They run on the reference solution and with its planted bugs.
    case ownTests = "own-tests"
    /// What do the learner's tests report on the learner's code? The answer doesn't affect the
    /// mark.
    case ownTestsOnCode = "own-tests-on-code"
    /// Do the official suites catch every bug? They run on the reference solution with its planted
    /// bugs. Only authors ask this.
    case suiteOnBugs = "suite-on-bugs"

    /// Whether the question is about the learner's code.
    var isOfLearnersCode: Bool { self == .suite || self == .ownTestsOnCode }
    /// Whether the question is about the learner's tests.
    var isOfOwnTests: Bool { self == .ownTests || self == .ownTestsOnCode }
}

/// The answer to a question about a stage.
struct Answer: Sendable, Equatable, Codable {
    enum Outcome: Sendable, Equatable, Codable {
        /// The tests ran on the learner's code.
        case ran([TestResult])
        /// The tests were judged by running them against the planted bugs.
        case judged(OwnTestsReport)
        /// There are no tests.
        case noTests
        case notBuilt(BuildFailure)
        /// The test process ended before it could list its tests. The output is what it printed.
        case crashed(output: String)
    }

    var outcome: Outcome
    /// The flags on the code and tests that were built, for a person to review.
    var flags: [SourceFlag] = []
    /// Whether the sources don't explain a failure, because a build failed without naming a place
    /// in any of them.
    var isUnexplained = false

    init(_ outcome: Outcome) { self.outcome = outcome }

    /// Why no program could be built; nil if one was built.
    var buildFailure: BuildFailure? {
        if case .notBuilt(let failure) = outcome { failure } else { nil }
    }

    /// The results of the tests that ran on the learner's code; empty if no tests did.
    var results: [TestResult] { if case .ran(let results) = outcome { results } else { [] } }

    /// The result for the learner's tests.
    var ownTests: StageReport.OwnTests {
        switch outcome {
        case .judged(let report): .judged(report)
        case .notBuilt(let failure): .notBuilt(failure)
        case .crashed(let output): .crashed(output: output)
        case .ran, .noTests: .none
        }
    }

    /// Whether the same question would always have the same answer, even on a busy computer.
    var isSteady: Bool {
        switch outcome {
        case .ran(let results): results.allSatisfy(\.isSteady)
        case .judged(let report):
            report.tests.allSatisfy { $0.result.isSteady && !$0.isFlaky }
                && !report.bugs.contains(where: \.isTimedOut) && report.usedUpTime == nil
        case .notBuilt(let failure):
            ![.tookTooLong, .tookTooMuchMemory, .notJudged].contains(failure)
        case .noTests, .crashed: true
        }
    }

    /// Returns the answer with a note that these test files were left out, so that the others could
    /// be judged. Nil if nothing can be judged without these files.
    func without(_ leftOut: LeftOutTests) -> Answer? {
        var answer = self
        switch outcome {
        case .ran(let results) where !results.isEmpty: break
        case .judged(var report) where !report.tests.isEmpty:
            report.leftOut = leftOut
            answer.outcome = .judged(report)
        default: return nil
        }
        return answer
    }

    /// Returns the answer after changing the results of the tests on code without planted bugs.
    func changingResults(
        _ change: ([TestResult]) throws -> [TestResult]
    ) rethrows -> Answer {
        var answer = self
        switch outcome {
        case .ran(let results): answer.outcome = .ran(try change(results))
        case .judged(var report):
            let results = try change(report.tests.map(\.result))
            for (index, result) in results.enumerated() { report.tests[index].result = result }
            answer.outcome = .judged(report)
        case .noTests, .notBuilt, .crashed: break
        }
        return answer
    }
}

extension TestResult {
    fileprivate var isSteady: Bool {
        // The system also ends processes with this signal if it runs out of memory, so the result
        // may be different next time.
        if case .crash(SIGKILL, _, _)? = failure { return false }
        return switch status {
        case .passed, .failed, .crashed, .skipped: true
        case .timedOut, .outOfMemory, .notRun: false
        }
    }
}
