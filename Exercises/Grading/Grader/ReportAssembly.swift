import Catalog

/// Puts together a report from what came of the questions about a submission.
struct ReportAssembly: Sendable {
    let submission: Submission
    /// The version of the toolchain.
    let toolchain: String
    let official: OfficialTests

    func report(
        _ stages: [Stage], suites: [Stage.ID: SuiteOutcome],
        ownTests: [Stage.ID: StageReport.OwnTests]
    ) -> Report {
        Report(
            tree: submission.tree, toolchain: toolchain,
            stages: stages.map { stage in
                StageReport(
                    stage: stage, suite: suite(of: stage, suites[stage.id]),
                    ownTests: submission.obstacle(inOwnTestsOf: stage).map { .notBuilt($0) }
                        ?? ownTests[stage.id] ?? .none,
                    flags: (suites[stage.id]?.flags ?? []) + (ownTests[stage.id]?.flags ?? []))
            }, isWhole: submission.workshop.numbered.allSatisfy(stages.contains))
    }

    private func suite(of stage: Stage, _ outcome: SuiteOutcome?) -> StageReport.Suite {
        let tests = official.of(stage)
        if let failure = submission.obstacle(inModuleOf: stage) {
            return .notBuilt(failure, tests: tests)
        }
        switch outcome {
        case .ran(let results, _)?:
            guard results.count == tests.count else { return .ran(tests) }
            return .ran(zip(tests, results).map { SuiteTest(exercise: $0.exercise, result: $1) })
        case .notBuilt(.errors(let text))? where !missingFiles(of: stage).isEmpty:
            return .notBuilt(
                .filesMissing(missingFiles(of: stage), errors: text), tests: tests)
        case .notBuilt(let failure)?:
            return .notBuilt(failure, tests: tests)
        case nil:
            return .ran(tests)
        }
    }

    /// The files of exercises that aren't there. That is fine for as long as the stage compiles.
    private func missingFiles(of stage: Stage) -> [String] {
        let files = stage.exercises.flatMap(\.files)
        return files.filter { submission.modules[stage.id]?.files[$0] == nil }
            .map { "\(submission.tree.modulePath(stage))/\($0)" }
    }
}
