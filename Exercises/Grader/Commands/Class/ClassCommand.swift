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

/// `grade class`: grades every submission in a folder, and writes the reports.
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
        if !options.only.isEmpty, options.rosterToMake != nil {
            throw UsageError.notTogether("--only", "--make-roster")
        }
        let source = ClassSource(context: context, options: options)
        if let list = options.rosterToMake {
            return try source.makeList(of: submissions, at: list)
        }
        guard let out = options.out else { throw UsageError.missing("--out", for: .classroom) }
        let reports = context.absolute(out)
        try source.requireApart(submissions, reports)
        try context.requireNoFilesOfOthers(in: reports, shownAs: out)
        // A wrong path is told before anybody waits.
        _ = try source.list()
        let tools = try source.tools(hiding: [context.absolute(submissions), reports])
        return try FileLock.hold("\(source.cache)/lock", files: context.machine.files) {
            context.console.error(ProgressText.waiting + "\n")
        } body: {
            defer { progress.end() }
            // A run that was ended may have left unpacked files. Nobody else unpacks now.
            try context.machine.files.remove("\(source.cache)/unpacked")
            defer { source.removeUnpacked(for: reports) }
            // A signal ends this process as soon as its children have ended.
            context.cleanup.add { [console = context.console] in
                source.removeUnpacked(for: reports)
                console.error(ClassProgressText.stopped)
            }
            let whole = try source.roster(of: submissions, for: reports, tools)
            let chosen = try ClassSelection(options.only, in: part(of: whole), of: whole)
            let roster = chosen.roster
            let store = ResultStore(
                reports: reports, files: context.machine.files, workshop: context.kit.workshop)
            let learners = whole.entries.map(\.learner)
            do {
                try store.prepare()
            } catch let error as FileError {
                throw ClassError.noReports(out, error)
            }
            var writer = ClassReportsWriter(
                store: store, context: context, options: options.reports)
            let run = try makeRun(source, with: tools, store: store, of: chosen.graded)
            // What is told of a class can be long, and a mistake in the command stands alone.
            try source.tell(of: whole)
            let others = chosen.gradedOtherwise(than: run.conditions, in: store)
            if others > 0 {
                context.console.error(ClassProgressText.describe(gradedOtherwise: others) + "\n")
            }
            try run.run(chosen.graded)
            // Parts that are graded elsewhere keep their results in the same folder.
            guard options.shard == nil else {
                try context.console.out(
                    ClassSummaryText.partDone(chosen.graded.entries.count, of: learners.count))
                return ExitStatus.passed
            }
            let standIns = chosen.standIns(for: store)
            writer.standIns = standIns
            writer.only = chosen.names.map { names in
                (names, chosen.changed(since: run).filter { standIns[$0] == nil })
            }
            try store.removeAll(but: learners)
            let graded = roster.entries.map(\.learner)
            // Where only some are graded, not all uploads are looked at.
            let account = ClassReportsWriter.Source(roster: whole, folder: submissions)
            return try writer.write(
                graded, shownAs: out, of: options.only.isEmpty ? account : nil)
        }
    }

    /// The part of the class that is asked for.
    private func part(of roster: Roster) -> Roster {
        options.shard.map { roster.shard($0.index, of: $0.count) } ?? roster
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
        // The old results go only now that the class can be graded again.
        if options.startsOver { try store.remove(roster.entries.map(\.learner)) }
        let learners = LearnerGrader(
            grader: try grader.sharingVerdicts(in: store.verdicts, conditions: conditions),
            stages: options.stages,
            digests: try WorkDigests(of: kit, files: context.machine.files),
            work: try WorkFiles(of: kit, files: context.machine.files),
            describe: ErrorText.describe)
        let jobs = min(
            options.jobs ?? ProcessInfo.processInfo.activeProcessorCount,
            max(roster.entries.count, 1))
        // The graders are made one after the other, since each may remove compiled modules that all
        // share.
        for number in 1...jobs {
            let kit = learners.grader(of: number).kit
            try CacheFolder(kit: kit, files: context.machine.files).prepare()
        }
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
