import SwiftSource

/// What the grader found out about tests that are judged by planted bugs.
package struct OwnTestsReport: Sendable, Equatable, Codable {
    /// The tests in the order of their source.
    package var tests: [OwnTest]
    /// The stage's planted bugs in the order of the catalogue.
    package var bugs: [BugResult]
    /// Methods that look like tests and never run.
    package var neverRun: [NeverRunMethod] = []
    /// The files of own tests that the workshop came with, which aren't there, and whose exercises
    /// have no tests elsewhere either.
    package var missingFiles: [String] = []
    /// The files of an exercise whose tests stand in the class of another one.
    package var misplaced: [MisplacedTests] = []
    /// The files that can't be built, which were left out; nil where there are none.
    package var leftOut: LeftOutTests?
    /// The time that the stage had, where it was used up before everything was run; nil elsewhere.
    package var usedUpTime: Duration?

    /// What a person should look at in the tests.
    package var flags: [SourceFlag] = []

    package init(tests: [OwnTest], bugs: [BugResult], neverRun: [NeverRunMethod] = []) {
        self.tests = tests
        self.bugs = bugs
        self.neverRun = neverRun
    }

    /// The tests that are used to look for bugs.
    package var validTests: [OwnTest] { tests.filter(\.isValid) }
    package var killedBugs: Int { bugs.count { $0.status == .killed } }

    /// The valid tests that notice nothing at all, but for the workshop's own examples.
    package var testsThatNoticeNothing: [OwnTest] { tests.filter(\.isIdle) }

    /// Valid tests that could all go without losing a bug, and that do notice something.
    ///
    /// The rest is no smaller than it has to be: those that notice the fewest bugs go first.
    package var testsThatCouldGo: [OwnTest] {
        var covers: [String: Int] = [:]
        for bug in bugs { for kill in bug.kills { covers[kill.test, default: 0] += 1 } }
        let candidates = validTests.filter { !$0.noticesNothing }.map(\.result.name)
        let order = candidates.enumerated().sorted {
            (covers[$0.element] ?? 0, -$0.offset) < (covers[$1.element] ?? 0, -$1.offset)
        }
        var killers = bugs.map { Set($0.kills.map(\.test)) }.filter { !$0.isEmpty }
        var gone: Set<String> = []
        for (_, name) in order where !killers.contains([name]) {
            gone.insert(name)
            for index in killers.indices { killers[index].remove(name) }
        }
        return tests.filter { gone.contains($0.result.name) }
    }

    /// The valid tests that notice no bug which another test doesn't notice, too.
    package var testsThatAddNothing: [OwnTest] {
        let needed = Set(bugs.compactMap { $0.kills.count == 1 ? $0.kills[0].test : nil })
        return validTests.filter { !needed.contains($0.result.name) }
    }
}

/// A test of the learner's own.
package struct OwnTest: Sendable, Equatable, Codable {
    /// What became of it on the finished code.
    package var result: TestResult
    /// The correct variants that it fails on, by identifier: it asks for more than the exercise.
    package var asksTooMuch: [String] = []
    /// Why it failed on the first of these variants.
    package var failureOnVariant: TestResult.Failure?
    /// It passed on the finished code once, and failed there another time.
    package var isUnsteady = false
    /// It passes in one order of the tests, and fails in another.
    package var dependsOnOrder = false
    /// What it shares with other tests, where it depends on their order.
    package var sharedState: [SharedState] = []
    /// It holds on all code that is right, and on all code that is wrong, too.
    package var noticesNothing = false
    /// Whether it is one of the workshop's examples, as they came.
    package var isExample = false
    /// Why it notices nothing, or doesn't hold, where its source tells.
    package var weakness: WeakTest?
    /// Where the test itself begins, if it doesn't hold.
    package var start: SourceLocation?
    /// The line that failed, in the learner's own source.
    package var failedLine: FailedLine?

    /// Whether it holds on all code that is right.
    package var isValid: Bool {
        result.status == .passed && asksTooMuch.isEmpty && !isUnsteady && !dependsOnOrder
            && !cannotFail
    }

    /// Whether it passes whatever it asserts: XCTest's assertions never fail in a @Test.
    package var cannotFail: Bool {
        if case .cannotFail? = weakness { noticesNothing } else { false }
    }

    /// Whether it holds and notices nothing. An example that the workshop came with may do so.
    package var isIdle: Bool { isValid && noticesNothing && !isExample }

    /// Whether it holds and notices something, and something about it is to be fixed all the same.
    package var isToBeBetter: Bool {
        guard isValid, !noticesNothing else { return false }
        switch weakness {
        case .waitsForReal?, .sleeps?, .neverWaits?, .withoutSuper?, .isNotAsync?: return true
        default: return false
        }
    }

    /// Whether it holds and notices something, and takes one of several answers for right.
    package var acceptsSeveral: Bool {
        if case .acceptsSeveral? = weakness { isValid && !noticesNothing } else { false }
    }

    /// Whether it holds and notices something, and doesn't compare with the one whole answer.
    package var saysTooLittle: Bool {
        acceptsSeveral || isValid && !noticesNothing && weakness == .assertsTooLittle
    }

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
    package var status: Status
    package var kills: [Kill]
    /// A test did not end with this bug, which tells nothing about the bug.
    package var isTimedOut = false
    /// It wasn't tried, or not with all tests, since the stage's time was used up.
    package var isOutOfTime = false

    package init(
        id: String, exercise: String, status: Status, kills: [Kill], isTimedOut: Bool = false
    ) {
        self.id = id
        self.exercise = exercise
        self.status = status
        self.kills = kills
        self.isTimedOut = isTimedOut
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
