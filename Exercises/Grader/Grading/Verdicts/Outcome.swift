import FileSystem
import Foundation
import SwiftSource

/// A question that the grader asks of a stage.
package enum Question: String, Sendable, CaseIterable {
    /// Does the code do what the exercise asks? The official suites run on the learner's code.
    case suite
    /// Would the learner's own tests notice a bug? They run on `Finished`.
    case ownTests = "own-tests"
    /// What do the learner's own tests say of the learner's own code? No mark depends on it.
    case ownTestsOnCode = "own-tests-on-code"
    /// Do the official suites notice every bug? They run on `Finished`, for the author.
    case suiteOnBugs = "suite-on-bugs"

    /// Whether the code that is asked about is the learner's.
    var isOfLearnersCode: Bool { self == .suite || self == .ownTestsOnCode }
    /// Whether the tests that are asked are the learner's.
    var isOfOwnTests: Bool { self == .ownTests || self == .ownTestsOnCode }
}

/// What came of asking a question of a stage.
protocol Outcome: Sendable, Codable {
    static func notBuilt(_ failure: BuildFailure) -> Self
    /// The tests' process ended before it could say which tests it has; what it printed.
    static func crashed(output: String) -> Self

    /// Why nothing could be built; nil where it could.
    var buildFailure: BuildFailure? { get }
    /// What the tests' process printed where it ended before it could say which tests it has; nil
    /// where it could, or where nothing is known of that.
    var outputOfCrash: String? { get }
    /// How many tests passed, of how many; nil where that says nothing by itself.
    var tests: (passed: Int, total: Int)? { get }
    /// What a person should look at in what was built.
    var flags: [SourceFlag] { get set }
    /// Whether the same would come out if the tests ran again: no test was ended for its time or its
    /// memory, none is missing, and the stage's time wasn't used up.
    var hasSteadyTests: Bool { get }

    /// The outcome with a note that files of tests were left out so that the others could be judged; nil
    /// where there is nothing to judge without these files.
    func without(_ leftOut: LeftOutTests) -> Self?

    /// Changes what became of the tests on code as it is.
    mutating func changeResults(_ change: ([TestResult]) throws -> [TestResult]) rethrows
}

extension Outcome {
    /// Whether the same would come out if the question were asked again, also on a busy machine.
    var isSteady: Bool {
        hasSteadyTests && buildFailure != .tookTooLong && buildFailure != .tookTooMuchMemory
            && buildFailure != .notJudged
    }

    /// Whether a build failed without naming a place in a source file.
    var isSuspicious: Bool {
        if case .withoutPlace? = buildFailure { true } else { false }
    }
}

/// What came of running an official suite on a learner's code.
enum SuiteOutcome: Outcome {
    case ran([TestResult], flags: [SourceFlag] = [])
    case notBuilt(BuildFailure)

    /// A suite that can't even start has no result: its tests are missing.
    static func crashed(output: String) -> SuiteOutcome { .ran([]) }

    var buildFailure: BuildFailure? {
        if case .notBuilt(let failure) = self { failure } else { nil }
    }

    var outputOfCrash: String? { nil }

    /// The official suites are the kit's own.
    func without(_ leftOut: LeftOutTests) -> SuiteOutcome? { nil }

    var tests: (passed: Int, total: Int)? {
        guard case .ran(let results, _) = self, !results.isEmpty else { return nil }
        return (results.count { $0.status == .passed }, results.count)
    }

    var flags: [SourceFlag] {
        get { if case .ran(_, let flags) = self { flags } else { [] } }
        set { if case .ran(let results, _) = self { self = .ran(results, flags: newValue) } }
    }

    var hasSteadyTests: Bool {
        guard case .ran(let results, _) = self else { return true }
        return results.allSatisfy(\.isSteady)
    }

    mutating func changeResults(_ change: ([TestResult]) throws -> [TestResult]) rethrows {
        guard case .ran(let results, let flags) = self else { return }
        self = .ran(try change(results), flags: flags)
    }

    /// The results of a suite: where they aren't believed, no test has passed. Which places the tests have
    /// reached is of use no more.
    static func ran(_ results: [TestResult], areBelieved: Bool) -> SuiteOutcome {
        .ran(
            results.map { result in
                if !areBelieved, result.status == .passed {
                    return TestResult(name: result.name, failure: .notBelieved)
                }
                var result = result
                result.reached = nil
                return result
            })
    }
}

extension StageReport.OwnTests: Outcome {
    /// That own tests pass says little: how good they are, the planted bugs tell.
    var tests: (passed: Int, total: Int)? { nil }

    package var buildFailure: BuildFailure? {
        if case .notBuilt(let failure) = self { failure } else { nil }
    }

    var outputOfCrash: String? { if case .crashed(let output) = self { output } else { nil } }

    func without(_ leftOut: LeftOutTests) -> StageReport.OwnTests? {
        guard case .judged(let report) = self, !report.tests.isEmpty else { return nil }
        return .judged(report.with(leftOut: leftOut))
    }

    package var flags: [SourceFlag] {
        get { if case .judged(let report) = self { report.flags } else { [] } }
        set {
            guard case .judged(let report) = self else { return }
            self = .judged(report.with(flags: newValue))
        }
    }

    package var hasSteadyTests: Bool {
        guard case .judged(let report) = self else { return true }
        return report.tests.allSatisfy { $0.result.isSteady && !$0.isUnsteady }
            && !report.bugs.contains(where: \.isTimedOut) && report.usedUpTime == nil
    }

    mutating func changeResults(_ change: ([TestResult]) throws -> [TestResult]) rethrows {
        guard case .judged(let report) = self else { return }
        let results = try change(report.tests.map(\.result))
        self = .judged(
            report.with(tests: zip(report.tests, results).map { $0.with(result: $1) }))
    }
}

extension TestResult {
    var isSteady: Bool {
        // The system itself ends processes so where its memory is short.
        if case .crash(SIGKILL, _, _)? = failure { return false }
        return switch status {
        case .passed, .failed, .crashed, .skipped: true
        case .timedOut, .outOfMemory, .notRun: false
        }
    }
}
