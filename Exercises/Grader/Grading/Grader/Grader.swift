import Catalog
import FileSystem
import Processes

/// Grades a submission. Every verdict, for a learner or an instructor, comes from here.
///
/// A submission is graded by asking questions about it (`GradingRun`). For each question, the sources are
/// gathered (`WorkspaceContent`), the stages are built from them (`StageBuilder`), and their tests are run
/// (`SuiteRun`) and judged (`AskedQuestion`). The answers are combined in a `Report` (`ReportAssembly`).
package struct Grader: Sendable {
    /// The workshop and the location of the workspaces.
    package var kit: Kit
    package var tools: GradingTools
    package var limits: GradingLimits
    /// Returns the stores for verdicts that can be used again.
    package var verdicts = VerdictStore.nowhere

    package var machine: Machine { tools.machine }

    package init(kit: Kit, tools: GradingTools, limits: GradingLimits = GradingLimits()) {
        (self.kit, self.tools, self.limits) = (kit, tools, limits)
    }

    /// Grades these stages of a submission.
    ///
    /// - Parameters:
    ///   - suitesFirst: Whether the official suites are judged, and their verdicts sent, before the
    ///     learner's tests start. No control tests are then run, and planted bugs are tried in the
    ///     order of the catalog, because the learner is waiting for a verdict on what they have
    ///     just written. Otherwise, the suites and the learner's tests run at the same time, which
    ///     takes less time in total.
    ///   - alsoOnCode: Whether the learner's tests also run on the learner's own code. This doesn't
    ///     affect the mark.
    /// - Throws: `GradeError`, `ProcessError` or `FileError` if the learner's work can't be judged.
    package func grade(
        _ submission: Submission, stages asked: [Stage], suitesFirst: Bool = false,
        alsoOnCode: Bool = false, progress: GradingProgress
    ) throws -> Report {
        try inWorkspaces(of: submission, asked, progress) { run in
            var run = run
            run.isAfterSave = suitesFirst
            return try run.report(alsoOnCode: alsoOnCode)
        }
    }

    /// Runs the official suites on the planted bugs of these stages, and returns the results.
    /// Authors use this to check their suites.
    package func judgeOfficialSuites(
        of stages: [Stage], progress: GradingProgress
    ) throws -> [Stage.ID: StageReport.OwnTests] {
        let finished = try Submission.read(
            kit.root, tree: .finished, of: kit.workshop, files: machine.files)
        return try inWorkspaces(of: finished, stages, withGivenCode: true, progress) { run in
            let question = try run.question(.suiteOnBugs)
            let answers = try run.settled(run.first(question), question)
            try run.requireBuild(Array(answers.values))
            return answers.mapValues(\.ownTests)
        }
    }

    private var cache: CacheFolder { CacheFolder(kit: kit, files: machine.files) }

    /// The file that is locked while something is graded in the workspaces.
    private var lock: String { "\(kit.cache)/lock" }

    /// Prepares the workspace folder, and calls the closure while the folder is locked against
    /// other gradings.
    private func inWorkspaces<Value>(
        of submission: Submission, _ asked: [Stage], withGivenCode: Bool = false,
        _ progress: GradingProgress, body: (GradingRun) throws -> Value
    ) throws -> Value {
        try submission.requireFolders(of: asked)
        if let (limit, value) = machine.lowLimit { throw GradeError.limitTooLow(limit, value) }
        return try FileLock.hold(lock, files: machine.files) {
            progress.send(.waiting)
        } body: {
            try cache.prepare()
            let content = WorkspaceContent(
                kit: kit, submission: submission, asked: asked, files: machine.files)
            let official = try OfficialTests(
                of: asked, in: kit, files: machine.files, withGivenCode: withGivenCode)
            return try body(
                GradingRun(
                    grader: self, cache: cache, content: content, asked: asked,
                    official: official, progress: progress))
        }
    }
}

/// Stores a grader's verdicts.
extension Grader {
    /// Returns what all verdicts of this grader depend on, whatever it judges.
    ///
    /// - Parameters:
    ///   - version: Identifies this version of the grader and of everything that is compiled into
    ///     it.
    ///   - stages: The requested stages; all stages if empty.
    package func conditions(version: String, stages: [Stage.ID] = []) throws -> String {
        let isScreening = try directBuildProblem() == nil
        return [
            version, "Swift \(tools.toolchain.version)", "\(limits.test)",
            "\(limits.stage) for a stage",
            tools.sandbox == nil ? "no sandbox" : "sandbox",
            // A grader that can screen code must not use a verdict on code that wasn't screened.
            isScreening ? "" : "unscreened",
            stages.isEmpty ? "" : "stages \(stages.map(\.description).joined(separator: " "))",
        ].filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// Returns a copy of the grader that already knows how to call the compiler and doesn't ask
    /// again. So either all of its verdicts are on screened code or none are, and its conditions say
    /// which.
    package func knowingCommands() throws -> Grader {
        var grader = self
        do {
            grader.tools.knownCommands = try tools.commands(of: kit)
        } catch  where cache.mayHaveCaused(error) {
            try FileLock.hold(lock, files: machine.files, onWait: {}, body: cache.prepare)
            grader.tools.knownCommands = try tools.commands(of: kit)
        }
        return grader
    }

    /// Returns a copy of the grader that stores verdicts, and the remarks on them, beside the
    /// workspaces.
    package func keepingVerdicts() throws -> Grader {
        var grader = try knowingCommands()
        let store = try VerdictStore(
            contents: cache.verdicts,
            conditions: grader.conditions(version: tools.identity), keepsFlaky: false)
        grader.verdicts = { _, _, _ in store }
        grader.tools.advice = store.keeping(tools.advice)
        return grader
    }

    /// Returns a copy of the grader that stores a class's verdicts in a folder, so that identical
    /// submissions of several learners are graded only once.
    package func sharingVerdicts(in folder: String, conditions: String) -> Grader {
        // This is enough for 250 learners, with two questions about each of four stages, and takes
        // 36 MiB.
        let contents = ContentStore(root: folder, files: machine.files, maximumCount: 2000)
        contents.prune()
        var grader = self
        let store = VerdictStore(
            contents: contents, conditions: conditions, keepsFlaky: true)
        grader.verdicts = { _, _, _ in store }
        return grader
    }
}
