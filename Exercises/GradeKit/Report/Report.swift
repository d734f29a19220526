/// What a grading found out: plain values, with no text that is made for a reader.
struct Report: Sendable, Equatable, Codable {
    let tree: Tree
    /// The version of the Swift toolchain.
    let toolchain: String
    /// The stages that were asked for, in order.
    let stages: [StageReport]

    /// Whether everything that was asked for passed.
    var isPassed: Bool { stages.allSatisfy { $0.status == .passed } }
}

/// What a grading found out about one stage.
struct StageReport: Sendable, Equatable, Codable {
    /// A stage is passed when every test of its official suite passed.
    enum Status: String, Sendable {
        case passed, failed, compileError
    }

    /// 1 to 4.
    let stage: Int
    let title: String
    let suite: Suite
    let ownTests: OwnTests

    /// What the official suite says of the learner's module.
    enum Suite: Sendable, Equatable, Codable {
        case ran([SuiteTest])
        /// There is nothing to run. The tests are those that would have run.
        case notBuilt(BuildFailure, tests: [SuiteTest])
    }

    /// What became of the learner's own tests.
    enum OwnTests: Sendable, Equatable, Codable {
        /// There are none.
        case none
        /// They ran on the finished code and with each planted bug.
        case judged(OwnTestsReport)
        case notBuilt(BuildFailure)
        /// Their process ended before it could say which tests it has; what it printed.
        case crashed(output: String)
    }

    /// Whether the official suite is green and the learner's own tests notice every planted bug.
    var isMastered: Bool {
        guard status == .passed, case .judged(let report) = ownTests else { return false }
        return report.killedBugs == report.bugs.count
    }

    var status: Status {
        switch suite {
        case .notBuilt: .compileError
        case .ran(let tests):
            !tests.isEmpty && tests.allSatisfy { $0.result.status == .passed } ? .passed : .failed
        }
    }

    /// The official tests in the order of the exercises.
    var tests: [SuiteTest] {
        switch suite {
        case .ran(let tests), .notBuilt(_, let tests): tests
        }
    }

    var passedTests: Int { tests.count { $0.result.status == .passed } }
}

/// An official test and the exercise that it belongs to.
struct SuiteTest: Sendable, Equatable, Codable {
    /// The exercise's identifier.
    let exercise: String
    let result: TestResult
}

/// Why a stage's code or tests could not be built.
enum BuildFailure: Sendable, Equatable, Codable {
    /// The compiler's words, paths as the learner knows them.
    case errors(String)
    /// The compiler's words, where these files of exercises aren't there.
    case filesMissing([String], errors: String)
    /// The package manager's words about something that is in no line of a source file: two files
    /// of one name, no file at all, a program that can't be linked.
    case withoutPlace(String)
    /// The build was ended for its time.
    case tookTooLong
    /// The build was ended for its memory.
    case tookTooMuchMemory
    /// These files were not taken from the submission.
    case refused([RefusedFile])
    /// The folder of the stage isn't in the submission.
    case missingFolder
}
