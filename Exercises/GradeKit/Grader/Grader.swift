import Catalog

/// Grades a submission: the one way to a verdict, for the learner and for the instructor.
struct Grader: Sendable {
    let kit: Kit
    let files: Files
    let processes: Processes
    /// The environment that the toolchain is run in.
    let environment: [String: String]
    /// The limits of a test process.
    let limits: Limits

    /// The limits that are used unless others are asked for.
    static let defaultLimits = Limits(silence: .seconds(10), memory: 2 << 30)

    /// Grades these stages of a submission.
    func grade(
        _ submission: Submission, stages asked: [Stage],
        progress: @escaping @Sendable (Progress) -> Void
    ) throws -> Report {
        let toolchain = try Toolchain.find(environment: environment, processes: processes)
        let outcomes = try FolderLock.hold("\(kit.cache)/lock", files: files) {
            progress(.waiting)
        } body: {
            try [WorkspaceContent.Question.suite, .ownTests].concurrentMap { question in
                try run(question, of: submission, asked: asked, toolchain: toolchain, progress)
                    .outcomes(of: asked)
            }
        }
        return Report(
            tree: submission.tree, toolchain: toolchain.version,
            stages: try asked.map { stage in
                StageReport(
                    stage: stage.number, title: stage.title,
                    suite: try suite(of: stage, submission, outcome: outcomes[0][stage.number]),
                    ownTests: try ownTests(
                        of: stage, submission, outcome: outcomes[1][stage.number]))
            })
    }

    /// Fills the workspace for a question, and gets ready to build it and run its tests.
    private func run(
        _ question: WorkspaceContent.Question, of submission: Submission, asked: [Stage],
        toolchain: Toolchain, _ progress: @escaping @Sendable (Progress) -> Void
    ) throws -> QuestionRun {
        let workspace = Workspace(
            root: "\(kit.cache)/\(submission.tree.rawValue)/\(question.rawValue)", files: files)
        let content = WorkspaceContent(kit: kit, submission: submission, files: files)
        try workspace.fill(with: content.content(for: question, asked: asked))
        var tests: [Int: TestSource] = [:]
        for stage in asked {
            tests[stage.number] =
                switch question {
                case .suite: .official(try officialTests(of: stage).map(\.result.name))
                case .ownTests: try ownTestSource(of: stage, submission)
                }
        }
        return QuestionRun(
            question: question, workspace: workspace,
            builder: Builder(
                toolchain: toolchain, processes: processes, environment: environment,
                moduleCache: "\(kit.cache)/modules",
                willBuild: { progress(.building(question, $0)) }),
            processes: processes,
            scratch: ScratchFolders(
                root: "\(kit.cache)/scratch", path: environment["PATH"], files: files),
            limits: limits,
            paths: PathNames(
                workspace: workspace,
                moduleTree: question == .suite ? submission.tree : .finished,
                ownTestsTree: submission.tree),
            tests: tests, progress: progress)
    }

    /// The official tests of a stage, each of them without a verdict yet.
    private func officialTests(of stage: Stage) throws -> [SuiteTest] {
        try stage.exercises.flatMap { exercise in
            let path = kit.path("Tests/\(stage.suiteModule)/\(exercise.suite).swift")
            let source = String(decoding: try files.read(path), as: UTF8.self)
            return TestNames.official(of: exercise, in: stage, source: source).map {
                SuiteTest(
                    exercise: exercise.id, result: TestResult(name: $0, failure: .notReported))
            }
        }
    }

    private func ownTestSource(of stage: Stage, _ submission: Submission) throws -> TestSource {
        let folder = try submission.ownTests(of: stage, files: files)
        guard !folder.files.isEmpty else { return .none }
        let texts = folder.files.sorted { $0.key < $1.key }.map {
            String(decoding: $0.value, as: UTF8.self)
        }
        return .own(module: stage.ownTestsModule, source: texts.joined(separator: "\n"))
    }

    private func suite(
        of stage: Stage, _ submission: Submission, outcome: QuestionRun.Outcome?
    ) throws -> StageReport.Suite {
        let tests = try officialTests(of: stage)
        let refused = try submission.module(of: stage, files: files).refused
        guard refused.isEmpty else {
            let folder = "\(submission.tree.rawValue)/\(stage.module)"
            return .notBuilt(.notRegularFiles(refused.map { "\(folder)/\($0)" }), tests: tests)
        }
        switch outcome {
        case .ran(let results)?:
            return .ran(
                zip(tests, results).map { SuiteTest(exercise: $0.exercise, result: $1) })
        case .notBuilt(let failure)?:
            return .notBuilt(failure, tests: tests)
        case .crashed?, nil:
            return .ran(tests)
        }
    }

    private func ownTests(
        of stage: Stage, _ submission: Submission, outcome: QuestionRun.Outcome?
    ) throws -> StageReport.OwnTests {
        let folder = try submission.ownTests(of: stage, files: files)
        guard folder.refused.isEmpty else {
            let path = "\(submission.tree.rawValue)/\(stage.suiteModule)"
            return .notBuilt(.notRegularFiles(folder.refused.map { "\(path)/\($0)" }))
        }
        switch outcome {
        case .ran(let results)?: return results.isEmpty ? .none : .ran(results)
        case .notBuilt(let failure)?: return .notBuilt(failure)
        case .crashed(let output)?: return .crashed(output: output)
        case nil: return .none
        }
    }
}
