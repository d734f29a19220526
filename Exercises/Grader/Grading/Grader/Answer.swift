import Foundation
import SwiftSource

/// The answer to a question about a stage.
struct Answer: Sendable, Equatable, Codable {
    enum Outcome: Sendable, Equatable, Codable {
        /// The tests ran on the learner's code.
        case ran([TestResult])
        /// The tests were judged by the planted bugs.
        case judged(OwnTestsReport)
        /// There are no tests.
        case noTests
        case notBuilt(BuildFailure)
        /// The tests' process ended before it could list its tests; what it printed.
        case crashed(output: String)
    }

    var outcome: Outcome
    /// What a person should look at in what was built.
    var flags: [SourceFlag] = []
    /// Whether the sources don't explain it: a build failed without naming a place in any of them.
    var isUnexplained = false

    init(_ outcome: Outcome) { self.outcome = outcome }

    /// Why nothing could be built; nil if it could.
    var buildFailure: BuildFailure? {
        if case .notBuilt(let failure) = outcome { failure } else { nil }
    }

    /// The results of tests that ran on the learner's code.
    var results: [TestResult] { if case .ran(let results) = outcome { results } else { [] } }

    /// What is known of the learner's tests.
    var ownTests: StageReport.OwnTests {
        switch outcome {
        case .judged(var report):
            report.flags = flags
            return .judged(report)
        case .notBuilt(let failure): return .notBuilt(failure)
        case .crashed(let output): return .crashed(output: output)
        case .ran, .noTests: return .none
        }
    }

    /// Whether the same would come out if the question were asked again, even on a busy machine.
    var isSteady: Bool {
        switch outcome {
        case .ran(let results): results.allSatisfy(\.isSteady)
        case .judged(let report):
            report.tests.allSatisfy { $0.result.isSteady && !$0.isUnsteady }
                && !report.bugs.contains(where: \.isTimedOut) && report.usedUpTime == nil
        case .notBuilt(let failure):
            ![.tookTooLong, .tookTooMuchMemory, .notJudged].contains(failure)
        case .noTests, .crashed: true
        }
    }

    /// The answer with a note that files of tests were left out so that the others could be judged; nil if there
    /// is nothing to judge without these files.
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

    /// The answer with other results of tests on code as it is.
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
        // The system itself ends processes like this if it is short of memory.
        if case .crash(SIGKILL, _, _)? = failure { return false }
        return switch status {
        case .passed, .failed, .crashed, .skipped: true
        case .timedOut, .outOfMemory, .notRun: false
        }
    }
}
