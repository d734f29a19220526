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
    /// The bytes of each file of a stage's finished tests in the learner's library, by name.
    let finishedTests: @Sendable (Stage) -> [String: [UInt8]]
    /// The bytes of each file that a learner is given, by name: models, and helpers of tests.
    let shared: @Sendable () -> [String: [UInt8]]
    let helpers: @Sendable () -> [String: [UInt8]]
    let advice: StageAdvice

    func report(
        _ stages: [Stage], suites: [Stage.ID: SuiteOutcome],
        ownTests: [Stage.ID: StageReport.OwnTests], onCode: [Stage.ID: CodeOutcome] = [:]
    ) -> Report {
        Report(
            tree: submission.tree, toolchain: toolchain,
            stages: stages.map { stage in
                let judged =
                    submission.obstacle(inOwnTestsOf: stage).map { .notBuilt($0) }
                    ?? judged(ownTests[stage.id], onCode[stage.id], stage) ?? .none
                let suite = suite(of: stage, suites[stage.id])
                let report = StageReport(
                    stage: stage, suite: suite, ownTests: judged,
                    flags: (suites[stage.id]?.flags ?? []) + (ownTests[stage.id]?.flags ?? []),
                    changedFiles: changedFiles(of: stage)
                        + (judged.holds ? [] : changedTestFiles(of: stage)),
                    findings: [], untouchedCode: untouchedCode(of: stage))
                return report.advised(advice(report, sources(of: stage, judged)))
            }, isWhole: submission.workshop.numbered.allSatisfy(stages.contains))
    }

    /// What advice on a stage is read from.
    private func sources(of stage: Stage, _ judged: StageReport.OwnTests) -> StageSources {
        let leftOut: Set<String> =
            if case .judged(let report) = judged { Set(report.leftOut?.files ?? []) } else { [] }
        let tests = ownTests(of: stage)
        let folder = submission.tree.ownTestsPath(stage)
        return StageSources(
            code: texts(
                submission.modules[stage.id]?.files, in: submission.tree.modulePath(stage)),
            ownTests: tests.filter { !leftOut.contains($0.key) },
            leftOutTests: tests.filter { leftOut.contains($0.key) }, testsFolder: folder,
            abilities: ToolchainAbilities(version: toolchain),
            workshop: WorkshopSources(
                finished: { texts(finished(stage)) },
                finishedTests: { texts(finishedTests(stage), in: folder) },
                shippedTests: { shippedTests(of: stage) }, shared: { texts(shared()) },
                helpers: { texts(helpers()) },
                otherModules: {
                    let others = submission.workshop.stages.filter { $0 != stage }
                    return Dictionary(
                        uniqueKeysWithValues: others.map { ($0.module, texts(finished($0))) })
                }))
    }

    /// The texts of the learner's own tests, by path.
    private func ownTests(of stage: Stage) -> [String: String] {
        texts(submission.ownTests[stage.id]?.files, in: submission.tree.ownTestsPath(stage))
    }

    /// The texts of those of the learner's own tests that are as they were given.
    private func shippedTests(of stage: Stage) -> [String] {
        texts(
            (submission.ownTests[stage.id]?.files ?? [:]).filter { name, bytes in
                submission.workshop.isShipped(
                    GitObjectName.ofText(bytes), as: "\(stage.testsFolder)/\(name)")
            })
    }

    private func changedFiles(of stage: Stage) -> [String] {
        GivenFiles(
            shipped: { submission.workshop.shippedObjects["\(stage.folder)/\($0)"] },
            finished: finished(stage)
        ).changed(in: submission.modules[stage.id]?.files ?? [:]).map {
            "\(submission.tree.modulePath(stage))/\($0)"
        }
    }

    /// The helpers of tests may be added to. They matter where tests don't hold.
    private func changedTestFiles(of stage: Stage) -> [String] {
        let (workshop, library) = (submission.workshop, submission.testLibrary(of: stage))
        return GivenFiles(
            shipped: { name in
                let path = "\(stage.testsFolder)/\(name)"
                return workshop.shippedObject(path, in: library) ?? workshop.shippedObjects[path]
            },
            finished: finishedTests(stage)
        ).changed(in: submission.ownTests[stage.id]?.files ?? [:]).map {
            "\(submission.tree.ownTestsPath(stage))/\($0)"
        }
    }

    /// The exercises whose code is as it was shipped.
    private func untouchedCode(of stage: Stage) -> [String] {
        let code = submission.modules[stage.id]?.files ?? [:]
        let untouched = stage.exercises.filter { exercise in
            exercise.files.allSatisfy { name in
                code[name].map {
                    submission.workshop.isShipped(
                        GitObjectName.ofBlob($0), as: "\(stage.folder)/\(name)")
                } ?? false
            }
        }
        return untouched.map(\.id)
    }

    /// The verdict on own tests, with what became of them on the learner's own code, and with those marked
    /// that came with the workshop.
    private func judged(
        _ ownTests: StageReport.OwnTests?, _ onCode: CodeOutcome?, _ stage: Stage
    ) -> StageReport.OwnTests? {
        guard case .judged(let report)? = ownTests else { return ownTests }
        let onCode = onCode?.results ?? [:]
        let sources = self.ownTests(of: stage)
        let names = report.tests.map(\.result.name)
        let examples = WorkedExamples(files: texts(finishedTests(stage))).unchanged(
            names, in: Array(sources.values))
        let shipped = shippedTests(of: stage).map { Declarations(SwiftText($0)) }
        return .judged(
            report.with(
                tests: report.tests.map { test in
                    let name = test.result.name
                    // What failed on code that is right is another failure, with other values.
                    let place = test.failure == nil ? onCode[name]?.failure?.place : nil
                    return test.with(
                        onCode: onCode[name], isExample: examples.contains(name),
                        isInShippedFile: shipped.contains { $0.function(ofTest: name) != nil },
                        failedLine: line(place, in: sources))
                }))
    }

    /// What stands in a line of the learner's own tests; nil where nothing does.
    private func line(_ place: SourceLocation?, in sources: [String: String]) -> FailedLine? {
        place.flatMap { place in
            sources[place.file].flatMap { FailedLine(line: place.line, in: SwiftText($0)) }
        }
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
        // What is private is there, and under its name.
        if errors.errors.contains(where: \.isOnPrivate) { return .errors(errors) }
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
        return names.isEmpty ? .errors(errors) : .namesMissing(names, errors: errors)
    }

    private func texts(_ files: [String: [UInt8]]?, in folder: String) -> [String: String] {
        Dictionary(
            uniqueKeysWithValues: (files ?? [:]).map {
                ("\(folder)/\($0)", String(decoding: $1, as: UTF8.self))
            })
    }

    private func texts(_ files: [String: [UInt8]]) -> [String] {
        files.values.map { String(decoding: $0, as: UTF8.self) }
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

extension CompilerDiagnostic {
    /// Whether it is about a name that is there, and that nobody else may use.
    fileprivate var isOnPrivate: Bool {
        message.contains(#/'\w+' is inaccessible due to '\w*private'/#)
    }
}
