import Catalog
import FileSystem
import SwiftSource

/// The official tests that each stage should have, as declared in the kit's sources.
package struct OfficialTests: Sendable {
    /// The tests of each stage, without verdicts.
    private let tests: [Stage.ID: [SuiteTest]]

    /// Reads the suites of the kit.
    ///
    /// - Parameter withGivenCode: Whether to include the tests of given code, by which no learner's
    ///   work is judged.
    /// - Throws: An error if a suite's file can't be read.
    package init(
        of stages: [Stage], in kit: Kit, files: Files, withGivenCode: Bool = false
    ) throws(FileError) {
        var tests: [Stage.ID: [SuiteTest]] = [:]
        for stage in stages {
            for exercise in stage.exercises where exercise.hasCodeToWrite || withGivenCode {
                let path = kit.path("\(stage.suiteFolder)/\(exercise.suite).swift")
                let source = String(decoding: try files.read(path), as: UTF8.self)
                tests[stage.id, default: []] += TestName.official(
                    of: exercise, in: stage, source: source
                ).map {
                    SuiteTest(
                        exercise: exercise.id, result: TestResult(name: $0, failure: .notReported))
                }
            }
        }
        self.tests = tests
    }

    package func of(_ stage: Stage) -> [SuiteTest] { tests[stage.id] ?? [] }

    func names(of stage: Stage) -> [String] { of(stage).map(\.result.name) }
}
