import Catalog
import SwiftSource

/// The result of a grading: plain values, without text formatted for a reader.
package struct Report: Sendable, Equatable, Codable {
    package var tree: Tree
    /// The version of the Swift toolchain.
    package var toolchain: String
    /// The requested stages in the order of the workshop, followed by the encores.
    package var stages: [StageReport]
    /// Whether the report contains all stages that count for points.
    package var isWhole: Bool

    package init(tree: Tree, toolchain: String, stages: [StageReport], isWhole: Bool) {
        (self.tree, self.toolchain, self.stages, self.isWhole) = (tree, toolchain, stages, isWhole)
    }

    /// The stages that count for points.
    package var numbered: [StageReport] { stages.filter { !$0.stage.isEncore } }
    package var encores: [StageReport] { stages.filter(\.stage.isEncore) }

    /// Whether all requested stages passed.
    package var isPassed: Bool { stages.allSatisfy { $0.status == .passed } }
}

/// The result of grading one stage.
package struct StageReport: Sendable, Equatable, Codable {
    /// The status of a stage. It is passed if every test of its official suite passes.
    package enum Status: String, Sendable {
        case passed, failed, compileError
    }

    package let stage: Stage
    package let suite: Suite
    package let ownTests: OwnTests
    /// What a person should review in the learner's code and tests, in the order of the files.
    package let flags: [SourceFlag]
    /// The paths, relative to the repository, of the files that were changed although they need no
    /// changes.
    package let changedFiles: [String]
    /// Remarks on the learner's work in addition to its verdicts, in the order of their kinds.
    package var findings: [Finding]
    /// The identifiers of the exercises whose code is unchanged since it was shipped.
    package let untouchedCode: [String]
    /// The learner's progress in the stage's exercises, in order. It is computed from the results
    /// and stored here, because each page reads it many times.
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

    /// The result of the official suite on the learner's module.
    package enum Suite: Sendable, Equatable, Codable {
        case ran([SuiteTest])
        /// The stage couldn't be built. The tests are those that would have run.
        case notBuilt(BuildFailure, tests: [SuiteTest])

        var tests: [SuiteTest] {
            switch self {
            case .ran(let tests), .notBuilt(_, let tests): tests
            }
        }
    }

    /// The result of the learner's tests.
    package enum OwnTests: Sendable, Equatable, Codable {
        /// There are no tests.
        case none
        /// The tests ran on the reference solution and with each planted bug.
        case judged(OwnTestsReport)
        case notBuilt(BuildFailure)
        /// The test process ended before it could list its tests. The output is what it printed.
        case crashed(output: String)
    }

    /// Whether the stage has the star.
    package var isMastered: Bool { sign == .star }

    package var status: Status {
        switch suite {
        case .notBuilt: .compileError
        // If there is no code to write, the star shows that everything is done.
        case .ran(let tests) where tests.isEmpty:
            isMastered ? .passed : .failed
        case .ran(let tests):
            tests.allSatisfy { $0.result.status == .passed } ? .passed : .failed
        }
    }

    /// The official tests in the order of the exercises.
    package var tests: [SuiteTest] { suite.tests }

    /// Why the stage's code couldn't be built; nil if it was built.
    package var buildFailure: BuildFailure? {
        if case .notBuilt(let failure, _) = suite { failure } else { nil }
    }

    /// Whether the results of the official tests can be trusted, because no control test passed.
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

/// A key for decoding stored reports. They contain only the identifier of each stage, not the stage
/// itself.
extension CodingUserInfoKey {
    /// The workshop in which a decoder looks up stages.
    package static let workshop = CodingUserInfoKey(rawValue: "workshop")!
}

extension Stage: Codable {
    /// Finds the stage in the decoder's workshop by its identifier.
    ///
    /// - Throws: `DecodingError` if that workshop doesn't have the stage.
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
