/// What the grader found out about tests that are judged by planted bugs.
struct OwnTestsReport: Sendable, Equatable, Codable {
    /// The tests in the order of their source.
    var tests: [OwnTest]
    /// The stage's planted bugs in the order of the catalogue.
    var bugs: [BugResult]
    /// Methods that look like tests and never run.
    var neverRun: [NeverRunMethod] = []

    /// The tests that are used to look for bugs.
    var validTests: [OwnTest] { tests.filter(\.isValid) }
    var killedBugs: Int { bugs.count { $0.status == .killed } }

    /// The valid tests that notice no bug which another test doesn't notice, too.
    var testsThatAddNothing: [OwnTest] {
        validTests.filter { test in
            !bugs.contains { bug in
                bug.kills.map(\.test) == [test.result.name]
            }
        }
    }
}

/// A test of the learner's own.
struct OwnTest: Sendable, Equatable, Codable {
    /// What became of it on the finished code.
    var result: TestResult
    /// The correct variants that it fails on, by identifier: it asks for more than the exercise.
    var asksTooMuch: [String] = []
    /// It passed on the finished code once, and failed there another time.
    var isUnsteady = false

    /// Whether it holds on all code that is right.
    var isValid: Bool { result.status == .passed && asksTooMuch.isEmpty && !isUnsteady }
}

/// What became of a planted bug.
struct BugResult: Sendable, Equatable, Codable {
    enum Status: String, Sendable, Codable {
        case killed, survived
        /// No valid test could be run against it to its end.
        case notRun
    }

    /// A test that notices the bug.
    struct Kill: Sendable, Equatable, Codable {
        /// The test's name.
        let test: String
        /// Whether the test was ended by a crash; it noticed by an assertion otherwise.
        let isCrash: Bool
    }

    let id: String
    let exercise: String
    var status: Status
    var kills: [Kill]
    /// A test did not end with this bug, which tells nothing about the bug.
    var isTimedOut = false
}

/// A method that looks like a test and isn't one: nothing runs it.
struct NeverRunMethod: Sendable, Equatable, Codable {
    let name: String
    let place: Place
}
