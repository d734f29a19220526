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

            A submission is a folder that holds a learner's 'Starter', or an archive of
            one (such as zip or tar). Its name says whose it is. The code is built and run
            in a sandbox. Work that was graded before and hasn't changed isn't graded
            again, so a run that was stopped continues where it left off.
            """,
        usage: "class SUBMISSIONS --out REPORTS [options]", words: .asGiven(maximum: 1),
        arguments: [
            HelpRow(
                "SUBMISSIONS",
                """
                The folder that holds a folder or an archive for
                each learner, or the archive that Canvas or Moodle
                made of all of them.
                """)
        ],
        options: ClassOptions.self,
        exitStatuses: [
            "everybody passed all official tests",
            "graded, and somebody didn't pass yet or could not be graded",
            "the command line is wrong", "could not grade",
        ]
    ) { context, options in
        try ClassCommand(context: context, options: options).run()
    }
}

/// `grade class`: grades every submission in a folder and writes the reports.
struct ClassCommand {
    let context: CommandContext
    let options: ClassOptions
    private let progress: ClassProgressLine

    init(context: CommandContext, options: ClassOptions) {
        self.context = context
        self.options = options
        let start = ContinuousClock.now
        progress = ClassProgressLine(
            console: context.console, now: { ContinuousClock.now - start },
            columns: { Terminal.live().size().columns })
    }

    func run() throws -> Int32 {
        guard let submissions = context.invocation.words.first else {
            throw UsageError.missing("SUBMISSIONS", for: .classroom)
        }
        for other in [
            "--make-roster": options.rosterToMake != nil, "--shard": options.shard != nil,
        ]
        where other.value && !options.only.isEmpty {
            throw UsageError.notTogether("--only", other.key)
        }
        let source = ClassSource(context: context, options: options)
        if let list = options.rosterToMake {
            return try source.makeList(of: submissions, at: list)
        }
        guard let out = options.out else { throw UsageError.missing("--out", for: .classroom) }
        try source.check(submissions, out)
        let tools = try source.tools(hiding: [submissions, out].map(context.absolute))
        return try FileLock.hold("\(source.cache)/lock", files: context.machine.files) {
            context.console.error(ProgressText.waiting + "\n")
        } body: {
            defer { progress.end() }
            try clean(source, for: context.absolute(out))
            defer { source.removeUnpacked(for: context.absolute(out)) }
            return try grade(source, submissions, to: out, with: tools)
        }
    }

    /// Removes what an interrupted run may have left (no other process is unpacking now), and makes sure that
    /// a signal leaves nothing behind.
    private func clean(_ source: ClassSource, for reports: String) throws {
        try context.machine.files.remove("\(source.cache)/unpacked")
        // A signal ends this process as soon as its child processes have ended.
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
        _ source: ClassSource, _ submissions: String, to out: String, with tools: GradingTools
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
        let run = try makeRun(source, with: tools, store: store, of: asked)
        // The text about a class can be long, so a mistake in the command is reported on its own.
        try source.tell(of: whole)
        try run.run(asked)
        // Parts that are graded elsewhere keep their results in the same folder.
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
        let written = try ClassReportsWriter(store: store, context: context, options: options)
            .write(whole)
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
        // If only some learners are graded, not every upload is examined.
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
                    name, option: "--only", nearest: Suggestion.nearest(to: name, in: known),
                    allowed:
                        "a name as in class.html, or that of a folder or archive, and may be repeated"
                )
            }
            learners.formUnion(found)
        }
        return roster.keeping(roster.entries.filter { learners.contains($0.learner) })
    }

    private func makeRun(
        _ source: ClassSource, with tools: GradingTools, store: ResultStore, of roster: Roster
    ) throws -> ClassRun {
        var kit = context.kit
        kit.cache = source.cache
        kit.shared = "\(source.cache)/shared"
        let grader = Grader(
            kit: kit, tools: tools, buildsWith: options.grader.buildsWith,
            limits: options.grader.limits)
        let conditions = grader.conditions(
            version: "workshop \(try kit.digest(files: context.machine.files))",
            stages: options.stages)
        // The old results are removed only now that the class can be graded again.
        if options.startsOver { try store.remove(roster.entries.map(\.learner)) }
        let learners = LearnerGrader(
            grader: grader.sharingVerdicts(in: store.verdicts, conditions: conditions),
            stages: options.stages,
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
