import Catalog

/// What a grading found out: plain values, with no text that is made for a reader.
package struct Report: Sendable, Equatable, Codable {
    package let tree: Tree
    /// The version of the Swift toolchain.
    package let toolchain: String
    /// The stages that were asked for, in order.
    package let stages: [StageReport]

    package init(tree: Tree, toolchain: String, stages: [StageReport]) {
        self.tree = tree
        self.toolchain = toolchain
        self.stages = stages
    }

    /// Whether everything that was asked for passed.
    package var isPassed: Bool { stages.allSatisfy { $0.status == .passed } }
}

/// What a grading found out about one stage.
package struct StageReport: Sendable, Equatable, Codable {
    /// A stage is passed when every test of its official suite passed.
    package enum Status: String, Sendable {
        case passed, failed, compileError
    }

    /// 1 to 4.
    package let stage: Int
    package let title: String
    package let suite: Suite
    package let ownTests: OwnTests

    package init(stage: Int, title: String, suite: Suite, ownTests: OwnTests) {
        self.stage = stage
        self.title = title
        self.suite = suite
        self.ownTests = ownTests
    }

    /// What the official suite says of the learner's module.
    package enum Suite: Sendable, Equatable, Codable {
        case ran([SuiteTest])
        /// There is nothing to run. The tests are those that would have run.
        case notBuilt(BuildFailure, tests: [SuiteTest])
    }

    /// What became of the learner's own tests.
    package enum OwnTests: Sendable, Equatable, Codable {
        /// There are none.
        case none
        /// They ran on the finished code and with each planted bug.
        case judged(OwnTestsReport)
        case notBuilt(BuildFailure)
        /// Their process ended before it could say which tests it has; what it printed.
        case crashed(output: String)
    }

    /// Whether the official suite is green and the learner's own tests notice every planted bug.
    package var isMastered: Bool {
        guard status == .passed, case .judged(let report) = ownTests else { return false }
        return report.killedBugs == report.bugs.count
    }

    package var status: Status {
        switch suite {
        case .notBuilt: .compileError
        case .ran(let tests):
            !tests.isEmpty && tests.allSatisfy { $0.result.status == .passed } ? .passed : .failed
        }
    }

    /// The official tests in the order of the exercises.
    package var tests: [SuiteTest] {
        switch suite {
        case .ran(let tests), .notBuilt(_, let tests): tests
        }
    }

    package var passedTests: Int { tests.count { $0.result.status == .passed } }
}

/// An official test and the exercise that it belongs to.
package struct SuiteTest: Sendable, Equatable, Codable {
    /// The exercise's identifier.
    package let exercise: String
    package let result: TestResult
}

/// Why a stage's code or tests could not be built.
package enum BuildFailure: Sendable, Equatable, Codable {
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
