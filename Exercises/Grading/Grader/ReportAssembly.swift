import Catalog

/// Puts together the report of a stage from what came of the questions about it.
struct ReportAssembly {
    let submission: Submission

    /// - Parameters:
    ///   - tests: The official tests that are expected, without a verdict.
    func stage(
        _ stage: Stage, tests: [SuiteTest], suite: QuestionRun.Outcome?,
        ownTests: QuestionRun.Outcome?
    ) -> StageReport {
        StageReport(
            stage: stage.number, title: stage.title,
            suite: self.suite(of: stage, tests: tests, outcome: suite),
            ownTests: self.ownTests(of: stage, outcome: ownTests))
    }

    private func suite(
        of stage: Stage, tests: [SuiteTest], outcome: QuestionRun.Outcome?
    ) -> StageReport.Suite {
        if let failure = submission.obstacle(inModuleOf: stage) {
            return .notBuilt(failure, tests: tests)
        }
        switch outcome {
        case .ran(let results)?:
            return .ran(zip(tests, results).map { SuiteTest(exercise: $0.exercise, result: $1) })
        case .notBuilt(.errors(let text))? where !missingFiles(of: stage).isEmpty:
            return .notBuilt(
                .filesMissing(missingFiles(of: stage), errors: text), tests: tests)
        case .notBuilt(let failure)?:
            return .notBuilt(failure, tests: tests)
        case .crashed?, .judged?, nil:
            return .ran(tests)
        }
    }

    /// The files of exercises that aren't there. That is fine for as long as the stage compiles.
    private func missingFiles(of stage: Stage) -> [String] {
        let files = stage.exercises.flatMap(\.files)
        return files.filter { submission.modules[stage.number]?.files[$0] == nil }
            .map { "\(submission.modulePath(stage))/\($0)" }
    }

    private func ownTests(
        of stage: Stage, outcome: QuestionRun.Outcome?
    ) -> StageReport.OwnTests {
        if let failure = submission.obstacle(inOwnTestsOf: stage) { return .notBuilt(failure) }
        switch outcome {
        case .judged(let report)?:
            return report.tests.isEmpty && report.neverRun.isEmpty ? .none : .judged(report)
        case .notBuilt(let failure)?: return .notBuilt(failure)
        case .crashed(let output)?: return .crashed(output: output)
        case .ran?, nil: return .none
        }
    }
}
