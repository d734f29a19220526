import Catalog
import FileSystem
import Processes

/// Grades a submission: the one way to a verdict, for the learner and for the instructor.
package struct Grader: Sendable {
    package let kit: Kit
    let machine: Machine
    let toolchain: Toolchain
    /// The limits of a test process.
    package let limits: Limits
    /// The limits of a build.
    var buildLimits = Builder.defaultLimits

    /// What learners' code is built and run in; nil to run it with the rights of this process.
    var sandbox: Sandbox?

    /// The verdicts of a class, which all its gradings share; nil to keep them in the workspaces.
    var shared: SharedVerdicts?

    /// What tells this version of the grader from others: a verdict is reused by the same one only.
    /// Nil where every verdict is to be found out anew.
    package var identity: String?

    /// Told what the official suites say, before the learner's own tests are judged.
    package var suitesAreKnown: (@Sendable (Report) -> Void)?

    package init(
        kit: Kit, machine: Machine, toolchain: Toolchain, limits: Limits,
        buildLimits: Limits = Builder.defaultLimits, sandbox: Sandbox? = nil,
        shared: SharedVerdicts? = nil, identity: String? = nil,
        suitesAreKnown: (@Sendable (Report) -> Void)? = nil
    ) {
        self.kit = kit
        self.machine = machine
        self.toolchain = toolchain
        self.limits = limits
        self.buildLimits = buildLimits
        self.sandbox = sandbox
        self.shared = shared
        self.identity = identity
        self.suitesAreKnown = suitesAreKnown
    }

    /// The limits that are used unless others are asked for.
    package static let defaultLimits = Limits(
        silence: .seconds(10), memory: 2 << 30, sharesMemory: true, processes: 64)

    private var cache: CacheFolder { CacheFolder(kit: kit, files: machine.files) }

    /// Grades these stages of a submission.
    ///
    /// - Parameter root: The folder that holds the tree.
    package func grade(
        _ root: String, tree: Tree, stages asked: [Stage],
        progress: @escaping @Sendable (GradingProgress) -> Void
    ) throws -> Report {
        let (submission, outcomes) = try ask(
            [.suite, .ownTests], of: root, tree: tree, stages: asked, progress: progress)
        return try report(
            on: submission, stages: asked, suites: outcomes[0], ownTests: outcomes[1])
    }

    private func report(
        on submission: Submission, stages asked: [Stage],
        suites: [Int: QuestionRun.Outcome], ownTests: [Int: QuestionRun.Outcome]
    ) throws -> Report {
        let assembly = ReportAssembly(submission: submission)
        return Report(
            tree: submission.tree, toolchain: toolchain.version,
            stages: try asked.map { stage in
                assembly.stage(
                    stage, tests: try officialTests(of: stage),
                    suite: suites[stage.number], ownTests: ownTests[stage.number])
            })
    }

    /// What becomes of the planted bugs of the stages when the official suites hunt for them.
    package func huntWithOfficialSuites(
        progress: @escaping @Sendable (GradingProgress) -> Void
    ) throws -> [Int: QuestionRun.Outcome] {
        try ask(
            [.suiteOnBugs], of: kit.root, tree: .finished, stages: stages, progress: progress
        ).outcomes[0]
    }

    /// Asks questions of stages, side by side.
    private func ask(
        _ questions: [WorkspaceContent.Question], of root: String, tree: Tree,
        stages asked: [Stage],
        progress: @escaping @Sendable (GradingProgress) -> Void
    ) throws -> (submission: Submission, outcomes: [[Int: QuestionRun.Outcome]]) {
        try FolderLock.hold("\(kit.cache)/lock", files: machine.files) {
            progress(.waiting)
        } body: {
            let submission = try Submission.read(
                root, tree: tree, asked: asked, files: machine.files)
            let repair = CacheRepair(cache: cache, tree: tree, questions: questions)
            let outcomes = try repair.repairing {
                try answers(
                    questions, about: submission, stages: asked, progress: progress)
            }
            try checkBuilds(outcomes)
            return (submission, outcomes)
        }
    }

    /// The outcomes of questions, which are asked side by side.
    private func answers(
        _ questions: [WorkspaceContent.Question], about submission: Submission,
        stages asked: [Stage], progress: @escaping @Sendable (GradingProgress) -> Void
    ) throws -> [[Int: QuestionRun.Outcome]] {
        let content = WorkspaceContent(
            kit: kit, submission: submission, files: machine.files, secret: try cache.prepare())
        let answer = { @Sendable (question: WorkspaceContent.Question) in
            // What is refused has its verdict already.
            let asked = asked.filter { submission.obstacle(to: question, $0) == nil }
            let run = try run(question, content: content, asked: asked, progress)
            let store =
                shared?.store(for: question, of: submission)
                ?? identity.map {
                    VerdictStore.workspace(
                        run.workspace,
                        conditions: "\($0), Swift \(toolchain.version), \(limits)")
                }
            let outcomes = try run.outcomes(of: asked, store: store)
            if question == .suite, let suitesAreKnown, run.workspace.isWhole,
                !outcomes.values.contains(where: \.isSuspicious)
            {
                suitesAreKnown(
                    try report(
                        on: submission, stages: asked, suites: outcomes, ownTests: [:]))
            }
            return outcomes
        }
        let results = try questions.concurrentMap { question in Result { try answer(question) } }
        return try zip(questions, results).map { question, result in
            try outcomes(result, question, of: asked, in: submission.tree, again: answer)
        }
    }

    /// Throws where not a single build got as far as a source file: that is no learner's doing.
    private func checkBuilds(_ outcomes: [[Int: QuestionRun.Outcome]]) throws {
        let all = outcomes.flatMap(\.values)
        guard !all.isEmpty else { return }
        var output = ""
        for outcome in all {
            guard case .notBuilt(.withoutPlace(let text)) = outcome else { return }
            output = text
        }
        throw GradeError.buildBroken(output: output)
    }

    /// The outcomes of a question, also where tests have removed the files that they run from.
    ///
    /// The learner's own tests can reach all that the learner can. What they do to themselves is
    /// their verdict; the official suite is built and run again without them.
    private func outcomes(
        _ result: Result<[Int: QuestionRun.Outcome], any Error>,
        _ question: WorkspaceContent.Question, of asked: [Stage], in tree: Tree,
        again answer: (WorkspaceContent.Question) throws -> [Int: QuestionRun.Outcome]
    ) throws -> [Int: QuestionRun.Outcome] {
        let workspace = cache.workspace(tree, question)
        switch result {
        case .success(let outcomes):
            if workspace.isWhole { return outcomes }
        case .failure(let error):
            if workspace.isWhole, !workspace.isRemoved(error) { throw error }
        }
        guard question == .ownTests else { return try answer(question) }
        let outcomes = asked.map { ($0.number, QuestionRun.Outcome.crashed(output: "")) }
        return Dictionary(uniqueKeysWithValues: outcomes)
    }

    /// Fills the workspace for a question, and gets ready to build it and run its tests.
    private func run(
        _ question: WorkspaceContent.Question, content: WorkspaceContent, asked: [Stage],
        _ progress: @escaping @Sendable (GradingProgress) -> Void
    ) throws -> QuestionRun {
        let submission = content.submission
        let workspace = cache.workspace(submission.tree, question)
        try workspace.fill(with: content.content(for: question))
        var tests: [Int: TestSource] = [:]
        for stage in asked {
            let official = try officialTests(of: stage).map(\.result.name)
            tests[stage.number] =
                switch question {
                case .suite: .official(official)
                case .suiteOnBugs: .officialOnBugs(official)
                case .ownTests: ownTestSource(of: stage, submission)
                }
        }
        return QuestionRun(
            question: question, workspace: workspace,
            builder: Builder(
                toolchain: toolchain, processes: machine.processes,
                environment: machine.environment,
                sandbox: sandbox, moduleCache: cache.modules,
                willBuild: { progress(.building(question, $0)) }, limits: buildLimits),
            processes: machine.processes,
            scratch: ScratchFolders(
                root: cache.scratch, path: machine.environment["PATH"], files: machine.files),
            limits: limits,
            paths: PathNames(
                workspace: workspace,
                moduleTree: question == .suite ? submission.tree : .finished,
                ownTestsTree: submission.tree),
            tests: tests, secret: content.secret, progress: progress)
    }
}

extension Submission {
    /// Why a question isn't asked of a stage; nil where it can be.
    fileprivate func obstacle(
        to question: WorkspaceContent.Question, _ stage: Stage
    ) -> BuildFailure? {
        question == .ownTests ? obstacle(inOwnTestsOf: stage) : obstacle(inModuleOf: stage)
    }
}
