import Catalog
import SwiftSource

/// What a grading found out: plain values, with no text that is made for a reader.
package struct Report: Sendable, Equatable, Codable {
    package var tree: Tree
    /// The version of the Swift toolchain.
    package var toolchain: String
    /// The stages that were asked for, in order, and then the encores.
    package var stages: [StageReport]
    /// Whether all stages that make the points are in it.
    package var isWhole: Bool

    package init(tree: Tree, toolchain: String, stages: [StageReport], isWhole: Bool) {
        (self.tree, self.toolchain, self.stages, self.isWhole) = (tree, toolchain, stages, isWhole)
    }

    /// The stages that make the points.
    package var numbered: [StageReport] { stages.filter { !$0.stage.isEncore } }
    package var encores: [StageReport] { stages.filter(\.stage.isEncore) }

    /// Whether everything that was asked for passed.
    package var isPassed: Bool { stages.allSatisfy { $0.status == .passed } }
}

/// What a grading found out about one stage.
package struct StageReport: Sendable, Equatable, Codable {
    /// A stage is passed when every test of its official suite passed.
    package enum Status: String, Sendable {
        case passed, failed, compileError
    }

    package let stage: Stage
    package let suite: Suite
    package let ownTests: OwnTests
    /// What a person should look at in the learner's code and tests, in the order of the files.
    package let flags: [SourceFlag]
    /// The files with nothing to fill in that aren't as they were given, relative to the repository.
    package let changedFiles: [String]
    /// What there is to say of the learner's work beside its verdicts, in the order of the kinds.
    package var findings: [Finding]
    /// The exercises, by identifier, whose code is as it was shipped.
    package let untouchedCode: [String]
    /// The stage's exercises, in order. They follow from the suite and the own tests, and are kept
    /// since each page and each drawing asks for them many times.
    package let exercises: [ExerciseState]

    package init(
        stage: Stage, suite: Suite, ownTests: OwnTests, flags: [SourceFlag] = [],
        changedFiles: [String] = [], findings: [Finding], untouchedCode: [String] = []
    ) {
        self.findings = findings
        self.untouchedCode = untouchedCode
        self.flags = flags
        self.changedFiles = changedFiles
        self.stage = stage
        self.suite = suite
        self.ownTests = ownTests
        exercises = ExerciseState.all(of: stage, suite, ownTests, untouchedCode)
    }

    private enum CodingKeys: CodingKey {
        case stage, suite, ownTests, flags, changedFiles, findings, untouchedCode
    }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            stage: try values.decode(Stage.self, forKey: .stage),
            suite: try values.decode(Suite.self, forKey: .suite),
            ownTests: try values.decode(OwnTests.self, forKey: .ownTests),
            flags: try values.decode([SourceFlag].self, forKey: .flags),
            changedFiles: try values.decode([String].self, forKey: .changedFiles),
            findings: try values.decode([Finding].self, forKey: .findings),
            untouchedCode: try values.decode([String].self, forKey: .untouchedCode))
    }

    /// What the official suite says of the learner's module.
    package enum Suite: Sendable, Equatable, Codable {
        case ran([SuiteTest])
        /// There is nothing to run. The tests are those that would have run.
        case notBuilt(BuildFailure, tests: [SuiteTest])

        var tests: [SuiteTest] {
            switch self {
            case .ran(let tests), .notBuilt(_, let tests): tests
            }
        }
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

    /// Whether it has the star.
    package var isMastered: Bool { sign == .star }

    package var status: Status {
        switch suite {
        case .notBuilt: .compileError
        // Where there is no code to write, the star says that all is done.
        case .ran(let tests) where tests.isEmpty:
            isMastered ? .passed : .failed
        case .ran(let tests):
            tests.allSatisfy { $0.result.status == .passed } ? .passed : .failed
        }
    }

    /// The official tests in the order of the exercises.
    package var tests: [SuiteTest] { suite.tests }

    /// Why the stage's code could not be built; nil where it could.
    package var buildFailure: BuildFailure? {
        if case .notBuilt(let failure, _) = suite { failure } else { nil }
    }

    /// Whether the official tests can be believed: no test of them passed that had to fail.
    package var isSuiteBelieved: Bool {
        !tests.contains { $0.result.failure == .notBelieved }
    }

    package var passedTests: Int { tests.count { $0.result.status == .passed } }
}

/// An official test and the exercise that it belongs to.
package struct SuiteTest: Sendable, Equatable, Codable {
    /// The exercise's identifier.
    package let exercise: String
    package let result: TestResult
}

/// How reports are kept in files: a stage by its identifier.
extension CodingUserInfoKey {
    /// The workshop that a decoder takes stages from.
    package static let workshop = CodingUserInfoKey(rawValue: "workshop")!
}

extension Stage: Codable {
    /// - Throws: `DecodingError` where the decoder's workshop doesn't have the stage.
    package init(from decoder: any Decoder) throws {
        let id = try ID(from: decoder)
        guard let workshop = decoder.userInfo[.workshop] as? Workshop, let stage = workshop[id]
        else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "no stage \(id)"))
        }
        self = stage
    }

    package func encode(to encoder: any Encoder) throws { try id.encode(to: encoder) }
}
