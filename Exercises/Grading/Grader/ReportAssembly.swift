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
    /// The bytes of each file of a stage's finished tests, by name.
    let finishedTests: @Sendable (Stage) -> [String: [UInt8]]
    /// The bytes of each file that a learner is given, by name: models, and helpers of tests.
    let shared: @Sendable () -> [String: [UInt8]]
    let helpers: @Sendable () -> [String: [UInt8]]
    let advice: SourceAdvice

    func report(
        _ stages: [Stage], suites: [Stage.ID: SuiteOutcome],
        ownTests: [Stage.ID: StageReport.OwnTests]
    ) -> Report {
        Report(
            tree: submission.tree, toolchain: toolchain,
            stages: stages.map { stage in
                let judged =
                    submission.obstacle(inOwnTestsOf: stage).map { .notBuilt($0) }
                    ?? judged(ownTests[stage.id], stage) ?? .none
                let suite = suite(of: stage, suites[stage.id])
                let report = StageReport(
                    stage: stage, suite: suite, ownTests: judged,
                    flags: (suites[stage.id]?.flags ?? []) + (ownTests[stage.id]?.flags ?? []),
                    changedFiles: changedFiles(of: stage)
                        + (judged.holds ? [] : changedTestFiles(of: stage)),
                    slips: slips(in: stage, suite))
                return report.advised(advice(report, sources(of: stage)))
            }, isWhole: submission.workshop.numbered.allSatisfy(stages.contains))
    }

    private func sources(of stage: Stage) -> StageSources {
        StageSources(
            code: texts(
                submission.modules[stage.id]?.files, in: submission.tree.modulePath(stage)),
            ownTests: texts(
                submission.ownTests[stage.id]?.files, in: submission.tree.ownTestsPath(stage)))
    }

    private func slips(in stage: Stage, _ suite: StageReport.Suite) -> [CodeSlip] {
        guard case .ran(let tests) = suite else { return [] }
        let failed = Set(tests.filter { $0.result.status != .passed }.map(\.exercise))
        let names = stage.exercises.filter { failed.contains($0.id) }.flatMap(\.files)
        guard !names.isEmpty else { return [] }
        let files = submission.modules[stage.id]?.files ?? [:]
        return CodeSlipScan.slips(
            in: texts(
                files.filter { names.contains($0.key) }, in: submission.tree.modulePath(stage)),
            of: files.values.map { String(decoding: $0, as: UTF8.self) })
    }

    private func changedFiles(of stage: Stage) -> [String] {
        GivenFiles(
            folder: stage.folder, shipped: submission.workshop.shippedObjects,
            finished: finished(stage)
        ).changed(in: submission.modules[stage.id]?.files ?? [:]).map {
            "\(submission.tree.modulePath(stage))/\($0)"
        }
    }

    /// The helpers of tests may be added to. They matter where tests don't hold.
    private func changedTestFiles(of stage: Stage) -> [String] {
        GivenFiles(
            folder: stage.testsFolder, shipped: submission.workshop.shippedObjects,
            finished: finishedTests(stage)
        ).changed(in: submission.ownTests[stage.id]?.files ?? [:]).map {
            "\(submission.tree.ownTestsPath(stage))/\($0)"
        }
    }

    /// The verdict on own tests, with the workshop's examples marked.
    private func judged(
        _ ownTests: StageReport.OwnTests?, _ stage: Stage
    ) -> StageReport.OwnTests? {
        if case .notBuilt(.errors(let errors))? = ownTests {
            return .notBuilt(explained(errors, advisor(onTestsOf: stage)))
        }
        guard case .judged(var report)? = ownTests else { return ownTests }
        if case .errors(let errors)? = report.leftOut?.failure {
            report.leftOut?.failure = explained(errors, advisor(onTestsOf: stage))
        }
        let files = texts(
            submission.ownTests[stage.id]?.files, in: submission.tree.ownTestsPath(stage))
        let finished = finishedTests(stage).values.map { String(decoding: $0, as: UTF8.self) }
        let examples = WorkedExamples(files: finished)
        report.markExamples(examples, in: Array(files.values))
        let bytes = submission.ownTests[stage.id]?.files ?? [:]
        let shipped = bytes.filter { name, bytes in
            submission.workshop.shippedObjects["\(stage.testsFolder)/\(name)"]
                == GitObjectName.ofBlob(bytes)
        }.values.map { String(decoding: $0, as: UTF8.self) }
        report.markStandIn(files, given: Set(finished + shipped), examples: examples)
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
        case .notBuilt(.errors(let errors))?:
            return .notBuilt(failure(of: stage, errors), tests: tests)
        case .notBuilt(.refusedCode(let code, _))?:
            return .notBuilt(.refusedCode(code, missing: missingFiles(of: stage)), tests: tests)
        case .notBuilt(let failure)?:
            return .notBuilt(failure, tests: tests)
        case nil:
            return .ran(tests)
        }
    }

    /// Why a stage can't be built, with what of the exercises isn't there.
    private func failure(of stage: Stage, _ errors: CompilerDiagnostics) -> BuildFailure {
        let files = missingFiles(of: stage)
        guard files.isEmpty else { return .filesMissing(files, errors: errors) }
        let advised = explained(errors, advisor(onCodeOf: stage))
        // What is private is there, and under its name.
        if case .explained(let advice, _) = advised, advice.contains(where: \.isOnPrivate) {
            return advised
        }
        let folder = submission.tree.modulePath(stage)
        let (finished, own) = (finished(stage), submission.modules[stage.id]?.files ?? [:])
        var names = MissingNames(
            said: errors, finished: finished.mapValues(Self.names),
            own: own.mapValues(Self.names)
        ).names(in: stage, folder: folder)
        if names.isEmpty {
            names = ChangedDeclarations(
                said: errors,
                finished: finished.mapValues { String(decoding: $0, as: UTF8.self) },
                own: own.mapValues { String(decoding: $0, as: UTF8.self) }
            ).names(in: stage, folder: folder)
        }
        return names.isEmpty ? advised : .namesMissing(names, errors: errors)
    }

    private func explained(_ errors: CompilerDiagnostics, _ advisor: BuildAdvisor) -> BuildFailure {
        let advice = advisor.advice(on: errors)
        return advice.isEmpty ? .errors(errors) : .explained(advice, errors: errors)
    }

    private func advisor(onCodeOf stage: Stage) -> BuildAdvisor {
        BuildAdvisor(
            module: stage.module,
            sources: texts(
                submission.modules[stage.id]?.files, in: submission.tree.modulePath(stage)),
            shared: outlines(shared()), otherModules: otherModules(than: stage),
            testsFolder: submission.tree.ownTestsPath(stage))
    }

    private func advisor(onTestsOf stage: Stage) -> BuildAdvisor {
        let folder = submission.tree.ownTestsPath(stage)
        return BuildAdvisor(
            module: stage.module, sources: texts(submission.ownTests[stage.id]?.files, in: folder),
            ownCode: outlines(submission.modules[stage.id]?.files ?? [:]),
            finishedCode: outlines(finished(stage)),
            finishedTests: texts(finishedTests(stage), in: folder).mapValues(SourceOutline.init),
            shared: outlines(shared()), helpers: outlines(helpers()))
    }

    private func otherModules(than stage: Stage) -> [String: [SourceOutline]] {
        let others = submission.workshop.stages.filter { $0 != stage }
        return Dictionary(uniqueKeysWithValues: others.map { ($0.module, outlines(finished($0))) })
    }

    private func texts(_ files: [String: [UInt8]]?, in folder: String) -> [String: String] {
        Dictionary(
            uniqueKeysWithValues: (files ?? [:]).map {
                ("\(folder)/\($0)", String(decoding: $1, as: UTF8.self))
            })
    }

    private func outlines(_ files: [String: [UInt8]]) -> [SourceOutline] {
        files.values.map { SourceOutline(String(decoding: $0, as: UTF8.self)) }
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
