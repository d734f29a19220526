import Catalog
import FileSystem
import Foundation
import Grading
import Processes
import Reports
import TerminalKit

extension Verb {
    package static let watch = Verb(
        name: "watch", summary: "Lead through the exercises and check what you save.",
        overview: """
            Leads through the exercises, and checks what you save.

            Shows one exercise: the file to open, what to write there, and the first test
            that fails. Save the file in your editor, and the screen says at once what
            came of it. It needs a terminal.
            """,
        usage: "watch [STAGE] [options]", words: .oneStage,
        arguments: [
            HelpRow("STAGE", "\(Help.stages). The default is all.")
        ],
        extra: (title: "KEYS", rows: WatchKey.helpRows),
        options: Option.grading,
        exitStatuses: [
            (ExitStatus.passed, "every exercise was green at the end"),
            (ExitStatus.notPassed, "an exercise isn't green yet"),
            (ExitStatus.usage, "there is no terminal, or the command line is wrong"),
            (ExitStatus.couldNotGrade, "could not grade"),
        ]
    ) { context in
        try WatchCommand(context: context).run()
    }
}

/// `grade watch`: leads through the exercises on a screen of its own, and checks what is saved.
struct WatchCommand {
    let context: CommandContext
    var terminal = Terminal.live()

    func run() throws -> Int32 {
        let environment = context.machine.environment
        guard terminal.isInteractive(), environment["TERM"] != "dumb" else {
            context.console.error(WatchRefusal.text)
            return ExitStatus.usage
        }
        let grading = WatchGrading.live(grade: grade)
        context.cleanup.add { [terminal] in
            terminal.leave()
            grading.endAll()
        }
        let start = ContinuousClock.now
        let (kit, tree, watched) = (context.kit, context.invocation.tree, watched)
        let loop = WatchLoop(
            terminal: terminal, now: { ContinuousClock.now - start },
            look: { SavedFiles.look(tree: tree, stages: watched, in: kit) },
            listen: { FolderWatch.live.start(kit.root, SavedFiles.folders(tree, watched), $0) },
            grading: grading, reducer: WatchReducer(), reporter: reporter,
            diff: diff,
            // Not remembering a hint is nothing to stop for.
            rememberHints: { [memory] in try? memory.setShown($1, of: $0) })
        var state = WatchState(
            stages: watched, isWhole: kit.workshop.numbered.allSatisfy(watched.contains),
            tree: tree, size: terminal.size())
        state.hints = shownHints
        return loop.run(state).isAllGreen ? ExitStatus.passed : ExitStatus.notPassed
    }

    private var memory: HintMemory { HintMemory(kit: context.kit, files: context.machine.files) }

    /// How many hints were shown before, by subject.
    private var shownHints: [String: Int] {
        let stages = context.kit.workshop.stages
        let subjects =
            stages.flatMap(\.exercises).map(\.id) + stages.flatMap(\.bugs).map { "bug:\($0.id)" }
        return Dictionary(uniqueKeysWithValues: subjects.map { ($0, memory.shown($0)) })
    }

    /// The lines that compare an exercise's files with the finished ones.
    private var diff: @Sendable (ExerciseState) -> [String] {
        let (kit, files) = (context.kit, context.machine.files)
        let reporter = DiffReporter(style: Style(usesColor: context.console.usesColor))
        return { exercise in
            let paths = exercise.exercise.files.map { "\(exercise.stage.folder)/\($0)" }
            do {
                let text = try paths.map {
                    reporter.text(of: try .read($0, kit: kit, files: files))
                }.joined()
                let shown = text.isEmpty ? reporter.noDifference(in: paths.count) : text
                return shown.split(separator: "\n").map(String.init)
            } catch {
                return ErrorText.lines(error).split(separator: "\n").map(String.init)
            }
        }
    }

    private var reporter: WatchReporter {
        var reporter = WatchReporter(style: Style(usesColor: context.console.usesColor))
        if TerminalLink.isSupported(by: context.machine.environment) {
            reporter.link = { [kit = context.kit] in TerminalLink.text($0, to: kit.path($1)) }
        }
        return reporter
    }

    /// The stages that were named; else all, and the encores that were begun.
    ///
    /// What can't be read is told on the screen, where it can be mended and tried again.
    var watched: [Stage] { context.stagesAsked(of: try? context.read(context.invocation.tree)) }

    private var grade:
        @Sendable (
            Processes, [Stage.ID], Bool, @escaping @Sendable (GradingProgress) -> Void,
            @escaping @Sendable (Report) -> Void
        ) throws -> Report
    {
        let (context, tree) = (context, context.invocation.tree)
        let known = KnownGrader()
        return { processes, stages, fromScratch, progress, suitesAreKnown in
            var context = context
            context.machine.processes = processes
            var grader = try known.grader(anew: fromScratch, make: context.makeGrader)
            grader.machine = context.machine
            if fromScratch { grader.verdicts = { _, _, _ in nil } }
            grader.suitesAreKnown = suitesAreKnown
            return try grader.grade(
                try context.read(tree), stages: context.kit.workshop.stages(stages),
                progress: progress)
        }
    }
}
