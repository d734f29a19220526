import Catalog
import FileSystem
import Processes

/// Grades a submission: the one way to a verdict, for the learner and for the instructor.
///
/// A submission is laid over the kit in a workspace for each question (`WorkspaceContent`), built
/// there (`StageBuilder`), and its tests are run (`SuiteRun`); what comes of it is a `Report`.
package struct Grader: Sendable {
    /// The workshop, and where the workspaces are.
    package let kit: Kit
    package let tools: GradingTools
    /// What stages are built with.
    package let buildsWith: BuildWay
    package let limits: GradingLimits
    /// After so many tests that notice a bug, no others are asked about it.
    package let enoughTests: Int
    /// Where verdicts are kept that still hold.
    let verdicts: VerdictStore.Provider

    /// Where no verdict is kept.
    package static let nowhere: VerdictStore.Provider = { _, _, _ in nil }

    package var machine: Machine { tools.machine }

    package init(
        kit: Kit, tools: GradingTools, buildsWith: BuildWay = .whatWorks,
        limits: GradingLimits = GradingLimits(), enoughTests: Int? = nil,
        verdicts: @escaping VerdictStore.Provider = Grader.nowhere
    ) {
        self.kit = kit
        self.tools = tools
        self.buildsWith = buildsWith
        self.limits = limits
        self.enoughTests = enoughTests ?? BugHunt.enoughForLearners
        self.verdicts = verdicts
    }

    /// A copy of this grader in which what is given here stands in the place of its own.
    package func with(
        kit: Kit? = nil, tools: GradingTools? = nil, buildsWith: BuildWay? = nil,
        limits: GradingLimits? = nil, verdicts: VerdictStore.Provider? = nil
    ) -> Grader {
        Grader(
            kit: kit ?? self.kit, tools: tools ?? self.tools,
            buildsWith: buildsWith ?? self.buildsWith, limits: limits ?? self.limits,
            enoughTests: enoughTests, verdicts: verdicts ?? self.verdicts)
    }

    /// Grades these stages of a submission.
    ///
    /// - Parameter suitesFirst: Whether the official suites are judged, and their verdicts sent, before
    ///   the learner's own tests begin. Otherwise the two go on side by side, which is sooner done. No
    ///   shams are run then, and planted bugs are looked for in the order of the catalogue: whoever waits
    ///   for that is trying out what they have just written.
    /// - Parameter alsoOnCode: Whether the learner's own tests run on the learner's own code, too. No mark
    ///   depends on that.
    /// - Throws: `GradeError`, `ProcessError` or `FileError` where nothing can be said of the
    ///   learner's work.
    package func grade(
        _ submission: Submission, stages asked: [Stage], suitesFirst: Bool = false,
        alsoOnCode: Bool = false, progress: GradingProgress
    ) throws -> Report {
        try submission.requireFolders(of: asked)
        return try withWorkspaces(of: submission, asked, progress) { content, recovery in
            let official = try OfficialTests(of: asked, in: kit, files: machine.files)
            let assembly = ReportAssembly(
                submission: submission, toolchain: tools.toolchain.version, official: official,
                finished: { kitFiles(in: Tree.finished.modulePath($0)) },
                finishedTests: { finishedTests(of: $0, in: submission.testLibrary(of: $0)) },
                shared: { kitFiles(in: "Exercises/Shared") },
                helpers: { kitFiles(in: "Tests/TestHelpers") }, advice: tools.advice)
            let askSuites = { @Sendable in
                let suites = try ask(
                    .suites(
                        official, shams: { try content.shams(of: $0) }, runsShams: !suitesFirst),
                    .suite, of: asked, content, recovery, progress)
                if suitesFirst, recovery.isCredible(suites, to: .suite) {
                    progress.send(
                        .suitesKnown(assembly.report(asked, suites: suites, ownTests: [:])))
                }
                return suites
            }
            let askOwnTests = { @Sendable in
                try ask(
                    .ownTests(
                        of: submission, order: suitesFirst ? .known : .random,
                        enough: enoughTests),
                    .ownTests, of: asked, content, recovery, progress)
            }
            let attemptSuites = { @Sendable in recovery.attempt(.suite, askSuites) }
            let attemptOwnTests = { @Sendable in recovery.attempt(.ownTests, askOwnTests) }
            let askOnCode = { @Sendable in
                try alsoOnCode
                    ? ask(
                        .ownTestsOnCode(of: submission), .ownTestsOnCode, of: asked, content,
                        recovery, progress) : [:]
            }
            let attemptOnCode = { @Sendable in recovery.attempt(.ownTestsOnCode, askOnCode) }
            let first: CacheRecovery.Attempt<SuiteOutcome>
            let second: CacheRecovery.Attempt<StageReport.OwnTests>
            let third: CacheRecovery.Attempt<CodeOutcome>
            if suitesFirst {
                first = attemptSuites()
                (second, third) = sideBySide(attemptOwnTests, attemptOnCode, within: Self.grace) {
                    guard let suites = recovery.credible(first, of: .suite),
                        let ownTests = recovery.credible($0, of: .ownTests)
                    else { return }
                    progress.send(
                        .ownTestsKnown(
                            assembly.report(asked, suites: suites, ownTests: ownTests)))
                }
            } else {
                (first, (second, third)) = sideBySide(attemptSuites) {
                    sideBySide(attemptOwnTests, attemptOnCode)
                }
            }
            let suites = try recovery.settle(first, of: .suite, for: asked, again: askSuites)
            let ownTests = try recovery.settle(
                second, of: .ownTests, for: asked, again: askOwnTests)
            let onCode = try recovery.settle(
                third, of: .ownTestsOnCode, for: asked, again: askOnCode)
            let failures = suites.values.map(\.buildFailure) + ownTests.values.map(\.buildFailure)
            if let output = brokenBuild(failures), let stage = asked.first,
                try !canBuildFinished(stage, recovery)
            {
                throw GradeError.buildBroken(output: output)
            }
            return assembly.report(asked, suites: suites, ownTests: ownTests, onCode: onCode)
        }
    }

    /// How long the verdict on own tests waits for what they do on the learner's code.
    private static let grace = Duration.seconds(1)

    /// The bytes of each source file in a folder of the kit, by name.
    private func kitFiles(in folder: String) -> [String: [UInt8]] {
        (try? SourceFolder.read(kit.path(folder), ending: ".swift", files: machine.files))?.files
            ?? [:]
    }

    /// The bytes of each file of a stage's finished tests in a library, by name.
    private func finishedTests(
        of stage: Stage, in library: TestLibrary
    ) -> [String: [UInt8]] {
        let folders = [TestLibrary.xctest, library].map { library in
            "\(Tree.finished.rawValue)/\(library.shippedPath(of: stage.testsFolder))"
        }
        return folders.map(kitFiles).reduce([:]) { $0.merging($1) { _, other in other } }
    }

    /// Gets the folder of the workspaces ready and keeps others from using it meanwhile.
    func withWorkspaces<Answers>(
        of submission: Submission, _ asked: [Stage],
        _ progress: GradingProgress,
        body: (WorkspaceContent, CacheRecovery) throws -> Answers
    ) throws -> Answers {
        if let (limit, value) = machine.lowLimit { throw GradeError.limitTooLow(limit, value) }
        let cache = CacheFolder(kit: kit, files: machine.files)
        return try FileLock.hold("\(kit.cache)/lock", files: machine.files) {
            progress.send(.waiting)
        } body: {
            let recovery = CacheRecovery(cache: cache, tree: submission.tree)
            try recovery.prepare()
            let content = WorkspaceContent(
                kit: kit, submission: submission, asked: asked, files: machine.files)
            return try body(content, recovery)
        }
    }

    /// Asks a question of stages: fills its workspace, builds what isn't known, and runs the tests.
    func ask<Answer: Outcome>(
        _ plan: TestPlan<Answer>, _ question: Question, of asked: [Stage],
        _ content: WorkspaceContent, _ recovery: CacheRecovery,
        _ progress: GradingProgress
    ) throws -> [Stage.ID: Answer] {
        let submission = content.submission
        let cache = recovery.cache
        let workspace = cache.workspace(submission.tree, question)
        try cache.makeSharedFolders()
        let files = try content.content(for: question)
        let now = Self.clock()
        let paths = PathNames(
            workspace: workspace,
            moduleTree: question.isOfLearnersCode ? submission.tree : .finished,
            ownTestsTree: submission.tree)
        let questionContent = QuestionContent(
            question: question, workspace: workspace, files: files, paths: paths,
            finished: { try content.finished($0).files })
        let run = QuestionRun(
            plan: plan,
            builder: try builder(in: cache, progress: progress),
            content: questionContent,
            environment: TestRunEnvironment(
                processes: machine.processes, gate: tools.shared.gate,
                scratch: ScratchFolders(
                    root: cache.scratch, path: machine.environment["PATH"], files: machine.files),
                limits: limits.test, paths: paths, abilities: tools.toolchain.abilities,
                progress: progress),
            fill: {
                try recovery.fill(workspace, with: questionContent.files, keeping: content.kept)
            },
            budget: { [limit = limits.time(for: question)] in
                Self.budget(of: limit, now: now)
            },
            now: now, progress: progress)
        // What is refused has its verdict already.
        return try run.outcomes(
            of: asked.filter { submission.obstacle(to: question, $0) == nil },
            tree: submission.tree, store: { verdicts(question, $0, submission) })
    }

    /// The time of a stage. A part is kept for what shows whether the rest can be believed: shams, and a
    /// second look at tests that noticed bugs.
    static func budget(of limit: Duration, now: @escaping @Sendable () -> Duration) -> TimeBudget {
        TimeBudget(limit: limit, keepsBack: true, now: now)
    }

    /// The time while the computer is awake, since this was called.
    private static func clock() -> @Sendable () -> Duration {
        let start = SuspendingClock.now
        return { SuspendingClock.now - start }
    }

    /// What was said where not a single build got as far as a source file; nil where one did.
    ///
    /// The kit or the computer is a usual reason, and code that makes the linker fail another.
    func brokenBuild(_ failures: [BuildFailure?]) -> String? {
        var output: String?
        for failure in failures {
            guard case .withoutPlace(let said)? = failure else { return nil }
            output = said.text
        }
        return output
    }

    /// Whether the package manager can build the finished code: where it can't, what fails is no
    /// learner's doing.
    private func canBuildFinished(
        _ stage: Stage, _ recovery: CacheRecovery
    ) throws -> Bool {
        let finished = try Submission.read(
            kit.root, tree: .finished, of: kit.workshop, files: machine.files)
        let content = WorkspaceContent(
            kit: kit, submission: finished, asked: [stage], files: machine.files)
        let reference = with(buildsWith: .packageManager, verdicts: Self.nowhere)
        let outcomes = try reference.ask(
            TestPlan<SuiteOutcome>(mustList: false, run: { _, _, _ in .ran([]) }), .suite,
            of: [stage], content, recovery, .untold)
        return outcomes[stage.id]?.buildFailure == nil
    }
}
