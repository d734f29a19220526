import Catalog

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
