import Catalog
import Classroom
import FileSystem
import Foundation
import Grading
import Processes
import Reports
import TerminalKit

extension Verb {
    package static let classroom = Verb(
        name: "class", summary: "Grade a folder of submissions (for instructors).",
        overview: """
            Grades every submission in a folder, and writes reports.

            A submission is a folder that contains a learner's 'Starter', or an archive of
            such a folder (zip, tar and others). The name of the submission identifies the
            learner. The code is built and run in a sandbox. Unchanged work isn't graded
            again, so if you stop a run, the next one continues where it stopped.
            """,
        usage: "class SUBMISSIONS --out REPORTS [options]", words: .asGiven,
        section: (
            "ARGUMENTS",
            [
                HelpRow(
                    "SUBMISSIONS",
                    """
                    The folder that contains a folder or an archive for each learner, or the \
                    archive of the whole class from Canvas or Moodle.
                    """)
            ]
        ),
        options: Option.ofClass + Option.grading
    ) { context in
        try ClassCommand(context: context).run()
    }
}

/// `grade class`: grades every submission in a folder and writes the reports.
struct ClassCommand {
    let context: CommandContext
    private let options: ClassOptions
    private let progress: ClassProgressLine

    init(context: CommandContext) {
        self.context = context
        options = context.options.ofClass
        let start = ContinuousClock.now
        progress = ClassProgressLine(
            console: context.console, now: { ContinuousClock.now - start },
            columns: { Terminal.live().size().columns })
    }

    func run() throws -> Int32 {
        guard let submissions = context.invocation.word else {
            throw UsageError.missing("the folder with the submissions", for: .classroom)
        }
        guard let out = options.out else {
            throw UsageError.missing("--out, the folder for the reports", for: .classroom)
        }
        if options.shard != nil, !options.only.isEmpty {
            throw UsageError("'--only' and '--shard' can't be used together.")
        }
        let stages = try context.kit.workshop.stages(inList: options.stages)
        let source = ClassSource(context: context)
        try source.check(submissions, out)
        let tools = try context.sandboxedTools(hiding: [submissions, out].map(context.absolute))
        return try FileLock.hold("\(source.cache)/lock", files: context.machine.files) {
            context.console.error(ProgressText.waiting + "\n")
        } body: {
            defer { progress.end() }
            try clean(source, for: context.absolute(out))
            defer { source.removeUnpacked(for: context.absolute(out)) }
            return try grade(source, submissions, stages, to: out, with: tools)
        }
    }

    /// Removes the unpacked files that an interrupted run may have left. The caller holds the lock, so no
    /// other process is unpacking. Also makes sure that this run leaves no files if a signal ends it.
    private func clean(_ source: ClassSource, for reports: String) throws {
        try context.machine.files.remove("\(source.cache)/unpacked")
        // A signal can end this process before `run()` removes the files, so they are removed here as well.
        context.cleanup.add { [console = context.console] in
            source.removeUnpacked(for: reports)
            console.error(ClassText.stopped)
        }
    }

    /// Grades the selected learners and writes the reports on the whole class.
    ///
    /// - Parameters:
    ///   - submissions: The folder or archive as the user typed it.
    ///   - out: The reports folder as the user typed it.
    private func grade(
        _ source: ClassSource, _ submissions: String, _ stages: [Stage.ID], to out: String,
        with tools: GradingTools
    ) throws -> Int32 {
        let reports = context.absolute(out)
        let whole = try source.roster(of: submissions, for: reports, tools)
        let asked = try asked(of: whole)
        let store = ResultStore(
            reports: reports, files: context.machine.files, workshop: context.kit.workshop)
        do throws(FileError) {
            try store.prepare()
        } catch {
            throw ClassError.noReports(out, error)
        }
        let run = try makeRun(source, stages, with: tools, store: store, of: asked)
        // The text about the class can be long and would hide the message about a mistake in the command, so
        // it is printed only after all checks.
        try source.tell(of: whole)
        try run.run(asked)
        // The other parts of the class may not be graded yet. A run without `--shard` writes the reports from
        // the results of all parts.
        guard options.shard == nil else {
            try context.console.out(
                ClassText.partDone(asked.entries.count, of: whole.entries.count))
            return ExitStatus.passed
        }
        return try writeReports(on: asked, of: whole, in: store, to: out, from: submissions)
    }

    /// Writes the reports on the whole class and prints the results of the selected learners.
    private func writeReports(
        on asked: Roster, of whole: Roster, in store: ResultStore, to out: String,
        from submissions: String
    ) throws -> Int32 {
        try store.removeAll(but: whole.entries.map(\.learner))
        let written = try ClassReportsWriter(store: store, context: context).write(whole)
        let learners = Set(asked.entries.map(\.learner))
        let rows = written.rows.filter { learners.contains($0.learner) }
        let handedIn = Set(rows.filter { $0.status != .notHandedIn }.map(\.learner))
        let isOfAll = options.only.isEmpty
        try context.console.out(
            (isOfAll ? ClassText.describe(rows) : ClassText.describe(only: rows))
                + ClassText.describe(
                    withoutMoodleFile: written.withoutMoodleFile.filter(handedIn.contains),
                    withoutMoodleLine: written.withoutMoodleLine.filter(handedIn.contains),
                    folder: out))
        // If only some learners are graded, not every upload has an outcome that could be reported.
        if isOfAll {
            let graded = Set(rows.filter(\.status.isGraded).map(\.learner))
            let account = SubmissionLog(whole, graded: graded)
            context.console.error(ClassText.describe(account, of: submissions))
        }
        let isAllPassed = rows.allSatisfy { [.mastered, .passed].contains($0.status) }
        return isAllPassed ? ExitStatus.passed : ExitStatus.notPassed
    }

    /// The learners whom the options select.
    private func asked(of roster: Roster) throws(UsageError) -> Roster {
        if let shard = options.shard { return roster.shard(shard.index, of: shard.count) }
        if options.only.isEmpty { return roster }
        var learners: Set<String> = []
        for name in options.only {
            let found = roster.learners(called: name)
            guard !found.isEmpty else {
                let known = roster.entries.flatMap { [$0.learner, $0.name].compactMap(\.self) }
                throw .unknownName(
                    name, for: "--only", known: known,
                    allowed: "a learner's name (see class.html) or the name of a folder or archive")
            }
            learners.formUnion(found)
        }
        return roster.keeping(roster.entries.filter { learners.contains($0.learner) })
    }

    private func makeRun(
        _ source: ClassSource, _ stages: [Stage.ID], with tools: GradingTools, store: ResultStore,
        of roster: Roster
    ) throws -> ClassRun {
        var kit = context.kit
        kit.cache = source.cache
        kit.shared = "\(source.cache)/shared"
        let grader = try Grader(kit: kit, tools: tools, limits: context.options.limits)
            .knowingCommands()
        let conditions = try grader.conditions(
            version: "workshop \(try kit.digest(files: context.machine.files))",
            stages: stages)
        // The old results are removed only now that the class can be graded again.
        if options.startsOver { try store.remove(roster.entries.map(\.learner)) }
        let learners = LearnerGrader(
            grader: grader.sharingVerdicts(in: store.verdicts, conditions: conditions),
            stages: stages,
            digests: try WorkDigests(of: kit, files: context.machine.files),
            describe: ErrorText.describe)
        let jobs = min(
            options.jobs ?? ProcessInfo.processInfo.activeProcessorCount,
            max(roster.entries.count, 1))
        let unpacker = try source.unpacker(tools)
        return ClassRun(
            store: store, jobs: jobs,
            read: { [context] in
                LearnerSubmission.read(
                    $0, for: context.kit, files: context.machine.files, unpacker: unpacker)
            }, grade: { try learners.result($0, worker: $1) }, conditions: conditions,
            progress: progress.show)
    }
}

extension Workshop {
    /// Reads a list of stages such as `1-3` or `1,2,games`, in the workshop's order; empty for no list.
    func stages(inList text: String?) throws(UsageError) -> [Stage.ID] {
        guard let text else { return [] }
        var found: [Stage.ID] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let ends = part.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
            var named = stages(calledBy: String(part))
            if ends.count == 2, let first = ends[0], let last = ends[1], first <= last {
                let range = numbered.filter { stage in
                    (first...last).contains { stage.id == .number($0) }
                }
                named = range.count == last - first + 1 ? range : []
            }
            guard !named.isEmpty else {
                throw .badValue(
                    option: "--stages", value: text, allowed: "stages, such as 1-3 or 1,2")
            }
            found += named.map(\.id)
        }
        return stages(found).map(\.id)
    }
}
