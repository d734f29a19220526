import Catalog
import SwiftSource

/// What the grader found out about tests that are judged by planted bugs.
package struct OwnTestsReport: Sendable, Equatable, Codable {
    /// The tests in the order of their source.
    package var tests: [OwnTest]
    /// The stage's planted bugs in the order of the catalog.
    package var bugs: [BugResult]
    /// Methods that look like tests and never run.
    package var neverRun: [NeverRunMethod] = []
    /// The files of tests that the workshop came with, which aren't there, and whose exercises have no tests
    /// elsewhere either.
    package var missingFiles: [String] = []
    /// The files of an exercise whose tests are in the class of another one.
    package var misplaced: [MisplacedTests] = []
    /// The files that can't be built, which were left out; nil if there are none.
    package var leftOut: LeftOutTests?
    /// The time that the stage had, if it was used up before everything was run.
    package var usedUpTime: Duration?
    /// What a person should look at in the tests.
    package var flags: [SourceFlag] = []

    /// The tests that are used to look for bugs.
    package var validTests: [OwnTest] { tests.filter(\.isValid) }
    package var killedBugs: Int { bugs.count { $0.status == .killed } }

    /// The valid tests that notice nothing at all, but for the workshop's own examples.
    package var testsThatNoticeNothing: [OwnTest] { tests.filter(\.isIdle) }
}

/// A test of the learner's own.
package struct OwnTest: Sendable, Equatable, Codable {
    /// What became of it on the reference solution.
    package var result: TestResult
    /// What became of it on the learner's code; nil if that isn't known: nothing asked for it, or that code can't be
    /// built.
    package var onCode: TestResult?
    /// The correct variants that it fails on, by identifier: it is over-specified.
    package var asksTooMuch: [String] = []
    /// Why it failed on the first of these variants.
    package var failureOnVariant: TestResult.Failure?
    /// It passed on the reference solution once, and failed there another time.
    package var isUnsteady = false
    /// It passes in one order of the tests, and fails in another.
    package var dependsOnOrder = false
    /// It holds on all code that is right, and also on all code that is wrong.
    package var noticesNothing = false
    /// Whether it is known that no line with a planted bug runs in it.
    package var reachesNoBug = false
    /// The planted bug, by identifier, with which it passes although it fails on the reference solution: it expects
    /// that mistake. Nil if there is none.
    package var agreesWithBug: String?
    /// Whether it passes whatever it asserts: XCTest's assertions never fail in a @Test.
    package var cannotFail = false
    /// Whether it is one of the workshop's examples, as they came.
    package var isExample = false
    /// Whether its file is as it was shipped.
    package var isInShippedFile = false
    /// The line that failed, in the learner's source: on code that is right, or if it holds there, on the learner's
    /// code.
    package var failedLine: FailedLine?

    /// Whether it holds on all code that is right.
    package var isValid: Bool {
        result.status == .passed && asksTooMuch.isEmpty && !isUnsteady && !dependsOnOrder
            && !cannotFail
    }

    /// Whether it came with the workshop and is as it came: nobody's work.
    package var isShipped: Bool { isExample || isInShippedFile }

    /// Whether it holds and notices nothing. An example that the workshop came with may do so.
    package var isIdle: Bool { isValid && noticesNothing && !isExample }

    /// What is shown of a failure: that on the finished code, or that on a correct variant.
    package var failure: TestResult.Failure? { result.failure ?? failureOnVariant }
}

/// What became of a planted bug.
package struct BugResult: Sendable, Equatable, Codable {
    package enum Status: String, Sendable, Codable {
        case killed, survived
        /// No valid test could be run against it to its end.
        case notRun
    }

    /// A test that notices the bug.
    package struct Kill: Sendable, Equatable, Codable {
        /// The test's name.
        package let test: String
        /// Whether the test was ended by a crash; it noticed by an assertion otherwise.
        package let isCrash: Bool
    }

    package var id: String
    package var exercise: String
    package var status: Status
    package var kills: [Kill]
    /// A test did not end with this bug, which says nothing about the bug.
    package var isTimedOut = false
    /// It wasn't tried, or not with all tests, because the stage's time was used up.
    package var isOutOfTime = false
}

extension OwnTestsReport {
    /// A report on tests that didn't run.
    package init(ofNoTests bugs: [BugResult]) { self.init(tests: [], bugs: bugs) }
}

extension BugResult {
    /// A bug that was not tried.
    package init(notRun id: String, in exercise: String) {
        self.init(id: id, exercise: exercise, status: .notRun, kills: [])
    }
}

/// A file of an exercise's own tests that has the class of another exercise, whose tests they are.
package struct MisplacedTests: Sendable, Equatable, Codable {
    /// Relative to the repository.
    package let path: String
    /// The class that stands in the file.
    package let found: String
    /// The class that would belong there.
    package let expected: String
}

/// Files of own tests that can't be built, so that the tests in the others were judged without them.
package struct LeftOutTests: Sendable, Equatable, Codable {
    /// Their paths relative to the repository, in the order in which they were found.
    package var files: [String]
    /// The compiler's words; nil where all of them compile.
    package var failure: BuildFailure?
    /// What their program printed where it ended before it could say which tests it has; nil where it
    /// didn't.
    package var output: String?

    package init(files: [String], failure: BuildFailure? = nil, output: String? = nil) {
        self.files = files
        self.failure = failure
        self.output = output
    }
}

extension LeftOutTests {
    /// Whether an exercise has no good tests for as long as these can't be built.
    package func concern(_ exercise: Exercise, of stage: Stage) -> Bool {
        files.contains { stage.has(file: $0, in: exercise) }
    }
}

extension StageReport.OwnTests {
    /// Whether no test of the learner's own asks to be fixed.
    package var holds: Bool {
        switch self {
        case .none: true
        case .judged(let report):
            report.tests.allSatisfy(\.isValid) && report.neverRun.isEmpty && report.leftOut == nil
        case .notBuilt, .crashed: false
        }
    }

    /// Why some of them, or all, could not be built; nil where all could.
    package var compileErrors: BuildFailure? {
        switch self {
        case .notBuilt(let failure): failure
        case .judged(let report): report.leftOut?.failure
        case .none, .crashed: nil
        }
    }
}

extension StageReport {
    /// Whether the learner's own tests of an exercise could be run.
    package func areTestsRun(of exercise: ExerciseState) -> Bool {
        switch ownTests {
        case .notBuilt, .crashed: false
        case .none, .judged: exercise.leftOut == nil
        }
    }
}
