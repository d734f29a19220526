import Catalog
import SwiftSource

/// Puts together a report from what came of the questions about a submission.
struct ReportAssembly: Sendable {
    let submission: Submission
    /// The version of the toolchain.
    let toolchain: String
    let official: OfficialTests
    /// The bytes of each file of a stage's finished module, by name.
    let finished: @Sendable (Stage) -> [String: [UInt8]]
    /// The text of each file of a stage's finished tests.
    let finishedTests: @Sendable (Stage) -> [String]

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
                        ?? judged(ownTests[stage.id], stage) ?? .none,
                    flags: (suites[stage.id]?.flags ?? []) + (ownTests[stage.id]?.flags ?? []))
            }, isWhole: submission.workshop.numbered.allSatisfy(stages.contains))
    }

    /// The verdict on own tests, with the workshop's examples marked.
    private func judged(
        _ ownTests: StageReport.OwnTests?, _ stage: Stage
    ) -> StageReport.OwnTests? {
        guard case .judged(var report)? = ownTests else { return ownTests }
        let files = (submission.ownTests[stage.id]?.files ?? [:]).values.map {
            String(decoding: $0, as: UTF8.self)
        }
        report.markExamples(finishedTests(stage), in: files)
        return .judged(report)
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
        case .notBuilt(.errors(let text))?:
            return .notBuilt(failure(of: stage, text), tests: tests)
        case .notBuilt(let failure)?:
            return .notBuilt(failure, tests: tests)
        case nil:
            return .ran(tests)
        }
    }

    /// The compiler's words, with what of the exercises isn't there.
    private func failure(of stage: Stage, _ errors: String) -> BuildFailure {
        let files = missingFiles(of: stage)
        guard files.isEmpty else { return .filesMissing(files, errors: errors) }
        let folder = submission.tree.modulePath(stage)
        let (finished, own) = (finished(stage), submission.modules[stage.id]?.files ?? [:])
        var names = MissingNames(
            errors: errors, finished: finished.mapValues(Self.names),
            own: own.mapValues(Self.names)
        ).names(in: stage, folder: folder)
        if names.isEmpty {
            names = ChangedDeclarations(
                errors: errors,
                finished: finished.mapValues { String(decoding: $0, as: UTF8.self) },
                own: own.mapValues { String(decoding: $0, as: UTF8.self) }
            ).names(in: stage, folder: folder)
        }
        return names.isEmpty ? .errors(errors) : .namesMissing(names, errors: errors)
    }

    private static func names(in bytes: [UInt8]) -> [DeclaredNames.Name] {
        DeclaredNames.names(in: String(decoding: bytes, as: UTF8.self))
    }

    /// The files of exercises that aren't there. That is fine for as long as the stage compiles.
    private func missingFiles(of stage: Stage) -> [MissingFile] {
        stage.exercises.flatMap { exercise in
            exercise.files.filter { submission.modules[stage.id]?.files[$0] == nil }.map {
                MissingFile(
                    path: "\(submission.tree.modulePath(stage))/\($0)", exercise: exercise.id)
            }
        }
    }
}
