import SwiftSource

/// What the grader found out about tests that are judged by planted bugs.
package struct OwnTestsReport: Sendable, Equatable, Codable {
    /// The tests in the order of their source.
    package let tests: [OwnTest]
    /// The stage's planted bugs in the order of the catalogue.
    package let bugs: [BugResult]
    /// Methods that look like tests and never run.
    package let neverRun: [NeverRunMethod]
    /// The files of own tests that the workshop came with, which aren't there, and whose exercises
    /// have no tests elsewhere either.
    package let missingFiles: [String]
    /// The files of an exercise whose tests stand in the class of another one.
    package let misplaced: [MisplacedTests]
    /// The files that can't be built, which were left out; nil where there are none.
    package let leftOut: LeftOutTests?
    /// The time that the stage had, where it was used up before everything was run; nil elsewhere.
    package let usedUpTime: Duration?
    /// What a person should look at in the tests.
    package let flags: [SourceFlag]

    package init(
        tests: [OwnTest], bugs: [BugResult], neverRun: [NeverRunMethod] = [],
        missingFiles: [String] = [], misplaced: [MisplacedTests] = [],
        leftOut: LeftOutTests? = nil, usedUpTime: Duration? = nil, flags: [SourceFlag] = []
    ) {
        self.tests = tests
        self.bugs = bugs
        self.neverRun = neverRun
        self.missingFiles = missingFiles
        self.misplaced = misplaced
        self.leftOut = leftOut
        self.usedUpTime = usedUpTime
        self.flags = flags
    }

    /// The same, where something of it is known better now.
    func with(
        tests: [OwnTest]? = nil, leftOut: LeftOutTests? = nil, flags: [SourceFlag]? = nil
    ) -> OwnTestsReport {
        OwnTestsReport(
            tests: tests ?? self.tests, bugs: bugs, neverRun: neverRun, missingFiles: missingFiles,
            misplaced: misplaced, leftOut: leftOut ?? self.leftOut, usedUpTime: usedUpTime,
            flags: flags ?? self.flags)
    }

    /// The tests that are used to look for bugs.
    package var validTests: [OwnTest] { tests.filter(\.isValid) }
    package var killedBugs: Int { bugs.count { $0.status == .killed } }

    /// The valid tests that notice nothing at all, but for the workshop's own examples.
    package var testsThatNoticeNothing: [OwnTest] { tests.filter(\.isIdle) }
}

/// A test of the learner's own.
package struct OwnTest: Sendable, Equatable, Codable {
    /// What became of it on the finished code.
    package let result: TestResult
    /// What became of it on the learner's own code; nil where that isn't known: nobody has asked, or that
    /// code can't be built.
    package let onCode: TestResult?
    /// The correct variants that it fails on, by identifier: it asks for more than the exercise.
    package let asksTooMuch: [String]
    /// Why it failed on the first of these variants.
    package let failureOnVariant: TestResult.Failure?
    /// It passed on the finished code once, and failed there another time.
    package let isUnsteady: Bool
    /// It passes in one order of the tests, and fails in another.
    package let dependsOnOrder: Bool
    /// It holds on all code that is right, and on all code that is wrong, too.
    package let noticesNothing: Bool
    /// Whether it is known that no line with a planted bug runs in it.
    package let reachesNoBug: Bool
    /// The planted bug, by identifier, with which it passes though it fails on the finished code: what it
    /// expects is that mistake. Nil where there is none.
    package let agreesWithBug: String?
    /// Whether it passes whatever it asserts: XCTest's assertions never fail in a @Test.
    package let cannotFail: Bool
    /// Whether it is one of the workshop's examples, as they came.
    package let isExample: Bool
    /// Whether its file is as it was shipped.
    package let isInShippedFile: Bool
    /// The line that failed, in the learner's own source: on code that is right, and where it holds
    /// there, on the learner's own code.
    package let failedLine: FailedLine?

    package init(
        result: TestResult, onCode: TestResult? = nil, asksTooMuch: [String] = [],
        failureOnVariant: TestResult.Failure? = nil, isUnsteady: Bool = false,
        dependsOnOrder: Bool = false, noticesNothing: Bool = false, reachesNoBug: Bool = false,
        agreesWithBug: String? = nil, cannotFail: Bool = false, isExample: Bool = false,
        isInShippedFile: Bool = false, failedLine: FailedLine? = nil
    ) {
        self.result = result
        self.onCode = onCode
        self.asksTooMuch = asksTooMuch
        self.failureOnVariant = failureOnVariant
        self.isUnsteady = isUnsteady
        self.dependsOnOrder = dependsOnOrder
        self.noticesNothing = noticesNothing
        self.reachesNoBug = reachesNoBug
        self.agreesWithBug = agreesWithBug
        self.cannotFail = cannotFail
        self.isExample = isExample
        self.isInShippedFile = isInShippedFile
        self.failedLine = failedLine
    }

    /// The same test, where something of it is known better now; of two lines that failed, the first
    /// known one stays.
    package func with(
        result: TestResult? = nil, onCode: TestResult? = nil, cannotFail: Bool? = nil,
        isExample: Bool? = nil, isInShippedFile: Bool? = nil, failedLine: FailedLine? = nil
    ) -> OwnTest {
        OwnTest(
            result: result ?? self.result, onCode: onCode ?? self.onCode, asksTooMuch: asksTooMuch,
            failureOnVariant: failureOnVariant, isUnsteady: isUnsteady,
            dependsOnOrder: dependsOnOrder, noticesNothing: noticesNothing,
            reachesNoBug: reachesNoBug, agreesWithBug: agreesWithBug,
            cannotFail: cannotFail ?? self.cannotFail, isExample: isExample ?? self.isExample,
            isInShippedFile: isInShippedFile ?? self.isInShippedFile,
            failedLine: self.failedLine ?? failedLine)
    }

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

    package let id: String
    package let exercise: String
    package let status: Status
    package let kills: [Kill]
    /// A test did not end with this bug, which tells nothing about the bug.
    package let isTimedOut: Bool
    /// It wasn't tried, or not with all tests, since the stage's time was used up.
    package let isOutOfTime: Bool

    package init(
        id: String, exercise: String, status: Status, kills: [Kill], isTimedOut: Bool = false,
        isOutOfTime: Bool = false
    ) {
        self.id = id
        self.exercise = exercise
        self.status = status
        self.kills = kills
        self.isTimedOut = isTimedOut
        self.isOutOfTime = isOutOfTime
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

    package init(path: String, found: String, expected: String) {
        self.path = path
        self.found = found
        self.expected = expected
    }
}
