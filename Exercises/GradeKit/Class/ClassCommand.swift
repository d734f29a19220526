import FileSystem
import Foundation
import Grading
import Processes
import Reports
import TerminalKit

/// `grade class`: grades every submission in a folder, and writes the reports.
struct ClassCommand {
    let context: CommandContext
    /// The time since some moment that stays the same.
    let now: @Sendable () -> Duration

    init(context: CommandContext) {
        self.context = context
        let start = ContinuousClock.now
        now = { ContinuousClock.now - start }
    }

    func run() throws -> Int32 {
        let invocation = context.invocation
        guard let submissions = invocation.paths.first, let out = invocation.out else {
            throw UsageError.missing(
                invocation.paths.isEmpty ? "SUBMISSIONS" : "--out", for: .classroom)
        }
        let folders = try folders(submissions: submissions, reports: out)
        let whole = try Roster.read(folders.submissions, files: context.machine.files)
        guard !whole.entries.isEmpty else { throw ClassError.emptyClass(folders.submissions) }
        let roster = invocation.shard.map { whole.shard($0.index, of: $0.count) } ?? whole
        let store = ResultStore(reports: folders.reports, files: context.machine.files)
        let learners = whole.entries.map(\.learner)
        do {
            try store.prepare(for: learners)
        } catch let error as FileError {
            throw ClassError.noReports(out, error)
        }

        let cache = "\(context.kit.cache)/class"
        return try FolderLock.hold("\(cache)/lock", files: context.machine.files) {
            context.console.error(ProgressText.describe(.waiting) + "\n")
        } body: {
            // A signal ends this process as soon as it has ended those that it started.
            context.cleanup.add { [console = context.console] in
                console.error(ClassProgressText.stopped)
            }
            try grade(roster, store: store, folders: folders, cache: cache)
            // Another part of the class may have its results there, too.
            try store.removeAll(but: learners)
            return try ClassReportsWriter(store: store, context: context).write(
                roster.entries.map(\.learner), shownAs: out)
        }
    }

    private func grade(
        _ roster: Roster, store: ResultStore, folders: (submissions: String, reports: String),
        cache: String
    ) throws {
        let (kit, machine) = (context.kit, context.machine)
        let found = try Toolchain.find(on: machine)
        let folder = try found.folder(on: machine)
        // The one on the path may be a link or a program that can't be seen in the sandbox.
        let toolchain =
            context.invocation.isWithoutSandbox
            ? found : Toolchain(swift: "\(folder)/bin/swift", version: found.version)
        let sandbox =
            context.invocation.isWithoutSandbox
            ? nil
            : try Sandbox.find(
                on: machine, toolchain: folder,
                hidden: [kit.root, folders.submissions, folders.reports])
        let grader = Grader(
            kit: kit, machine: machine, toolchain: toolchain, limits: context.invocation.limits,
            sandbox: sandbox)
        let conditions = try ClassConditions(grader: grader, isSandboxed: sandbox != nil).text
        // Not before it is sure that they can be had again.
        if context.invocation.startsOver { try store.remove(roster.entries.map(\.learner)) }
        let shared = SharedVerdicts(
            folder: store.verdicts, conditions: conditions, files: machine.files)
        let learners = LearnerGrader(
            kit: kit, files: machine.files, toolchain: toolchain.version,
            grader: { number in
                Grader(
                    kit: Kit(
                        root: kit.root, cache: "\(cache)/\(number)", modules: "\(cache)/modules"),
                    machine: machine, toolchain: toolchain, limits: grader.limits, sandbox: sandbox,
                    shared: shared)
            }, describe: ErrorText.describe)
        let jobs = min(
            context.invocation.jobs ?? ProcessInfo.processInfo.activeProcessorCount,
            max(roster.entries.count, 1))
        // One after the other, since each may remove compiled modules that all of them share.
        for number in 1...jobs {
            _ = try CacheFolder(kit: learners.grader(number).kit, files: machine.files).prepare()
        }
        let progress = ClassProgressLine(
            console: context.console, now: now, columns: { Terminal.live().size().columns })
        defer { progress.end() }
        try ClassRun(
            store: store, jobs: jobs, fingerprint: learners.fingerprint,
            grade: { try learners.result($0, worker: $1) }, conditions: conditions,
            progress: progress.show
        ).run(roster)
    }

    /// The absolute paths of the two folders, which don't lie in each other.
    private func folders(
        submissions: String, reports: String
    ) throws -> (submissions: String, reports: String) {
        guard context.machine.files.kind(path(submissions) + "/.") == .folder else {
            throw ClassError.noSubmissions(submissions)
        }
        let (submissions, reports) = (path(submissions), path(reports))
        guard submissions != reports, !"\(submissions)/".hasPrefix("\(reports)/"),
            !"\(reports)/".hasPrefix("\(submissions)/")
        else { throw ClassError.nested(submissions: submissions, reports: reports) }
        return (submissions, reports)
    }

    private func path(_ path: String) -> String {
        URL(filePath: path).resolvingSymlinksInPath().path
    }
}
