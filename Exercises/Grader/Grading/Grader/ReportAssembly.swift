import Catalog
import SwiftSource

/// Combines the answers to the questions about a submission in a report.
struct ReportAssembly: Sendable {
    let submission: Submission
    let official: OfficialTests
    let kit: Kit
    let tools: GradingTools

    /// Creates the report on these stages, with remarks.
    func report(
        _ stages: [Stage], suites: [Stage.ID: Answer], ownTests: [Stage.ID: Answer],
        onCode: [Stage.ID: Answer]
    ) -> Report {
        Report(
            tree: submission.tree, toolchain: tools.toolchain.version,
            stages: stages.map { stage in
                let judged = judged(ownTests[stage.id], onCode[stage.id], stage)
                var report = StageReport(
                    stage: stage, suite: suite(of: stage, suites[stage.id]), ownTests: judged,
                    flags: (suites[stage.id]?.flags ?? []) + (ownTests[stage.id]?.flags ?? []),
                    changedFiles: changedFiles(of: stage, judged),
                    findings: [], untouchedCode: untouchedCode(of: stage))
                report.findings = tools.advice(report, sources(of: stage, judged))
                return report
            }, isWhole: submission.workshop.numbered.allSatisfy(stages.contains))
    }

    /// The bytes of each source file in a folder of the kit, by name.
    private func kitFiles(in folder: String) -> [String: [UInt8]] {
        let path = kit.path(folder)
        return (try? SourceFolder.read(path, ending: ".swift", files: tools.machine.files))?.files
            ?? [:]
    }

    /// The bytes of each file of a stage's module in the reference solution, by name.
    private func finished(_ stage: Stage) -> [String: [UInt8]] {
        kitFiles(in: Tree.finished.modulePath(stage))
    }

    /// The bytes of each file of a stage's reference tests for the learner's test library, by name.
    private func finishedTests(_ stage: Stage) -> [String: [UInt8]] {
        let folders = [TestLibrary.xctest, submission.testLibrary(of: stage)].map { library in
            "\(Tree.finished.rawValue)/\(library.shippedPath(of: stage.testsFolder))"
        }
        return folders.map(kitFiles).reduce([:]) { $0.merging($1) { _, other in other } }
    }

    /// Returns the sources from which the advice on a stage is derived.
    private func sources(of stage: Stage, _ judged: StageReport.OwnTests) -> StageSources {
        let leftOut = judged.report?.leftOut?.files ?? []
        let tests = submission.ownTestTexts(of: stage)
        let folder = submission.tree.ownTestsPath(stage)
        return StageSources(
            code: submission.code(of: stage).texts(in: submission.tree.modulePath(stage)),
            ownTests: tests.filter { !leftOut.contains($0.key) },
            leftOutTests: tests.filter { leftOut.contains($0.key) },
            shippedTests: Set(shippedTests(of: stage).texts(in: folder).keys), testsFolder: folder,
            abilities: tools.toolchain.abilities,
            workshop: WorkshopSources(
                finished: { Array(finished(stage).texts().values) },
                finishedTests: { finishedTests(stage).texts(in: folder) },
                shared: { Array(kitFiles(in: "Exercises/Shared").texts().values) },
                helpers: { Array(kitFiles(in: "Tests/TestHelpers").texts().values) },
                otherModules: {
                    submission.workshop.stages.filter { $0.id != stage.id }.map {
                        ($0.module, Array(finished($0).texts().values))
                    }
                }))
    }

    /// The files that need no changes but were changed.
    private func changedFiles(of stage: Stage, _ judged: StageReport.OwnTests) -> [String] {
        let code = changed(
            submission.code(of: stage), in: stage.folder, .xctest, finished: finished(stage))
        // Learners may add to test helpers, but changes matter if tests aren't valid.
        if judged.holds { return code }
        return code
            + changed(
                submission.tests(of: stage), in: stage.testsFolder,
                submission.testLibrary(of: stage), finished: finishedTests(stage))
    }

    /// The files in a folder of a stage that need no changes but were changed.
    private func changed(
        _ files: [String: [UInt8]], in folder: String, _ library: TestLibrary,
        finished: [String: [UInt8]]
    ) -> [String] {
        let workshop = submission.workshop
        let given = GivenFiles(
            shipped: { name in
                let path = "\(folder)/\(name)"
                return workshop.shippedObject(path, in: library) ?? workshop.shippedObjects[path]
            }, finished: finished)
        return given.changed(in: files).map { "\(submission.tree.rawValue)/\(folder)/\($0)" }
    }

    /// The learner's test files that are unchanged since they were shipped.
    private func shippedTests(of stage: Stage) -> [String: [UInt8]] {
        submission.tests(of: stage).filter { name, bytes in
            submission.workshop.isShipped(
                GitObjectName.ofText(bytes), as: "\(stage.testsFolder)/\(name)")
        }
    }

    /// The exercises whose code is unchanged since it was shipped.
    private func untouchedCode(of stage: Stage) -> [String] {
        let code = submission.code(of: stage)
        return stage.exercises.filter { exercise in
            exercise.files.allSatisfy { name in
                code[name].map {
                    submission.workshop.isShipped(
                        GitObjectName.ofBlob($0), as: "\(stage.folder)/\(name)")
                } ?? false
            }
        }.map(\.id)
    }

    /// Returns the verdict on the learner's tests, with their results on the learner's code. Tests
    /// that were shipped are marked.
    private func judged(
        _ answer: Answer?, _ onCode: Answer?, _ stage: Stage
    ) -> StageReport.OwnTests {
        if let obstacle = submission.obstacle(inOwnTestsOf: stage) { return .notBuilt(obstacle) }
        guard let ownTests = answer?.ownTests, case .judged(var report) = ownTests else {
            return answer?.ownTests ?? .none
        }
        let onCode = Dictionary((onCode?.results ?? []).map { ($0.name, $0) }) { first, _ in first }
        let sources = submission.ownTestTexts(of: stage)
        let examples = WorkedExamples.unchanged(
            report.tests.map(\.result.name), in: TestSources(sources),
            of: Array(finishedTests(stage).texts().values))
        let shipped = shippedTests(of: stage).values.map { Declarations(SwiftText($0)) }
        for index in report.tests.indices {
            let test = report.tests[index]
            let name = test.result.name
            report.tests[index].onCode = onCode[name]
            report.tests[index].isExample = examples.contains(name)
            report.tests[index].isInShippedFile = shipped.contains {
                $0.function(ofTest: name) != nil
            }
            // If the test already fails on correct code, the failure on the learner's code isn't
            // shown, because its values are different ones.
            let place = test.failure == nil ? onCode[name]?.failure?.place : nil
            report.tests[index].failedLine = test.failedLine ?? FailedLine(at: place, in: sources)
        }
        return .judged(report)
    }

    private func suite(of stage: Stage, _ answer: Answer?) -> StageReport.Suite {
        let tests = official.of(stage)
        if let failure = submission.obstacle(inModuleOf: stage) {
            return .notBuilt(failure, tests: tests)
        }
        switch answer?.buildFailure {
        case .errors(let errors)?:
            return .notBuilt(failure(of: stage, errors), tests: tests)
        case .refusedCode(let code, _)?:
            return .notBuilt(.refusedCode(code, missing: missingFiles(of: stage)), tests: tests)
        case let failure?:
            return .notBuilt(failure, tests: tests)
        case nil:
            let results = answer?.results ?? []
            guard results.count == tests.count else { return .ran(tests) }
            return .ran(zip(tests, results).map { SuiteTest(exercise: $0.exercise, result: $1) })
        }
    }

    /// Returns why a stage can't be built, with the files or names that the exercises lack.
    private func failure(of stage: Stage, _ errors: CompilerDiagnostics) -> BuildFailure {
        let files = missingFiles(of: stage)
        guard files.isEmpty else { return .filesMissing(files, errors: errors) }
        // A private declaration isn't missing: it has the right name, but isn't accessible.
        if errors.errors.contains(where: \.isOnPrivate) { return .errors(errors) }
        let names = MissingNames(
            said: errors,
            finished: finished(stage).texts().mapValues { Declarations(SwiftText($0)) },
            own: submission.code(of: stage).texts().mapValues { Declarations(SwiftText($0)) }
        ).names(in: stage, folder: submission.tree.modulePath(stage))
        return names.isEmpty ? .errors(errors) : .namesMissing(names, errors: errors)
    }

    /// The exercise files that are missing. They only matter if the stage doesn't compile.
    private func missingFiles(of stage: Stage) -> [MissingFile] {
        let (folder, code) = (submission.tree.modulePath(stage), submission.code(of: stage))
        return stage.exercises.flatMap { exercise in
            exercise.files.filter { code[$0] == nil }.map {
                MissingFile(path: "\(folder)/\($0)", exercise: exercise.id)
            }
        }
    }
}

extension CompilerDiagnostic {
    /// Whether the error is about a name that exists but is private.
    fileprivate var isOnPrivate: Bool {
        message.contains(#/'\w+' is inaccessible due to '\w*private'/#)
    }
}
