import Catalog
import SwiftSource

/// The results of judging tests by running them against planted bugs.
package struct OwnTestsReport: Sendable, Equatable, Codable {
    /// The tests in source order.
    package var tests: [OwnTest]
    /// The stage's planted bugs in the order of the catalog.
    package var bugs: [BugResult]
    /// Methods that look like tests but never run.
    package var neverRun: [NeverRunMethod] = []
    /// The paths of the shipped test files that are missing, if their exercises have no tests in
    /// other files.
    package var missingFiles: [String] = []
    /// The files that were left out because they don't compile; nil if there are none.
    package var leftOut: LeftOutTests?
    /// The stage's time limit, if the time ran out before everything had run; nil otherwise.
    package var usedUpTime: Duration?

    /// The valid tests. Only these can catch a bug.
    package var validTests: [OwnTest] { tests.filter(\.isValid) }
    package var killedBugs: Int { bugs.count { $0.status == .killed } }
}

/// One of the learner's tests.
package struct OwnTest: Sendable, Equatable, Codable {
    /// The test's result on the reference solution.
    package var result: TestResult
    /// The test's result on the learner's code; nil if unknown, because the question wasn't asked
    /// or the code doesn't build.
    package var onCode: TestResult?
    /// The identifiers of the correct variants that the test fails on. Any of them makes the test
    /// over-specified.
    package var failingVariants: [String] = []
    /// Why the test failed on the first of these variants.
    package var failureOnVariant: TestResult.Failure?
    /// Whether the test is flaky: it passed once on the reference solution and failed there another
    /// time.
    package var isFlaky = false
    /// Whether the test passes in one order of the tests and fails in another.
    package var dependsOnOrder = false
    /// Whether the test passes on all correct code and with all planted bugs, so it catches nothing.
    package var noticesNothing = false
    /// Whether the test is known to run no line with a planted bug.
    package var reachesNoBug = false
    /// The identifier of a planted bug that makes the same mistake as the test; nil if there is
    /// none. The test passes with that bug, but fails on the reference solution.
    package var agreesWithBug: String?
    /// Whether the test's assertions can't make it fail, because they belong to the other test
    /// library.
    package var cannotFail = false
    /// Whether the test is one of the workshop's examples, unchanged.
    package var isExample = false
    /// Whether the test is in a file that is unchanged since it was shipped.
    package var isInShippedFile = false
    /// The line of the learner's source that failed on correct code. If the test passes there, it
    /// is the line that failed on the learner's code.
    package var failedLine: FailedLine?

    /// Whether the test passes on all correct code.
    package var isValid: Bool {
        result.status == .passed && failingVariants.isEmpty && !isFlaky && !dependsOnOrder
            && !cannotFail
    }

    /// Whether the test was shipped with the workshop and is unchanged, so it isn't the learner's
    /// work.
    package var isShipped: Bool { isExample || isInShippedFile }

    /// Whether the test is valid but catches nothing. The workshop's examples don't count.
    package var isIdle: Bool { isValid && noticesNothing && !isExample }

    /// The failure to show. It is the failure on the reference solution, or else the one on a
    /// correct variant.
    package var failure: TestResult.Failure? { result.failure ?? failureOnVariant }
}

/// The result of a planted bug.
package struct BugResult: Sendable, Equatable, Codable {
    package enum Status: String, Sendable, Codable {
        case killed, survived
        /// No valid test could be run to its end with this bug.
        case notRun
    }

    /// A test that catches the bug.
    package struct Kill: Sendable, Equatable, Codable {
        /// The test's name.
        package let test: String
        /// Whether the test crashed. Otherwise an assertion failed.
        package let isCrash: Bool
    }

    package var id: String
    package var exercise: String
    package var status: Status
    package var kills: [Kill]
    /// Whether a test didn't end with this bug. That doesn't show whether the test would catch the
    /// bug.
    package var isTimedOut = false
    /// Whether the stage's time ran out before the bug was tried, or before it was tried with all
    /// tests.
    package var isOutOfTime = false
}

extension OwnTestsReport {
    /// Creates a report for a stage whose tests didn't run, so that none of its bugs was tried.
    package init(ofNoTestsIn stage: Stage) {
        let bugs = stage.bugs.map {
            BugResult(id: $0.id, exercise: $0.exercise, status: .notRun, kills: [])
        }
        self.init(tests: [], bugs: bugs)
    }
}

/// The learner's test files that were left out because they don't compile or end the process. The tests in
/// the other files were judged without them.
package struct LeftOutTests: Sendable, Equatable, Codable {
    /// The paths of these files relative to the repository, in the order in which they were found.
    package var files: [String]
    /// The compiler's errors in these files; nil if all files compile.
    package var failure: BuildFailure?
    /// What the test process printed, if it ended before it could list its tests; nil otherwise.
    package var output: String?
}

extension StageReport.OwnTests {
    /// The report on the tests; nil if they couldn't be judged.
    package var report: OwnTestsReport? {
        if case .judged(let report) = self { report } else { nil }
    }

    /// Whether none of the learner's tests needs fixing.
    package var holds: Bool {
        switch self {
        case .none: true
        case .judged(let report):
            report.tests.allSatisfy(\.isValid) && report.neverRun.isEmpty && report.leftOut == nil
        case .notBuilt, .crashed: false
        }
    }

    /// Why some or all of the tests couldn't be built; nil if all tests were built.
    package var compileErrors: BuildFailure? {
        switch self {
        case .notBuilt(let failure): failure
        case .judged(let report): report.leftOut?.failure
        case .none, .crashed: nil
        }
    }
}

extension StageReport {
    /// Whether the learner's tests for an exercise could be run.
    package func areTestsRun(of exercise: ExerciseState) -> Bool {
        switch ownTests {
        case .notBuilt, .crashed: false
        case .none, .judged: exercise.leftOut == nil
        }
    }
}
