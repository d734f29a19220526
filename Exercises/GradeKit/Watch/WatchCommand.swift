import Catalog
import Foundation
import Grading
import Processes
import Reports
import TerminalKit

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
            grading: grading, reducer: WatchReducer(), reporter: reporter,
            diff: diff,
            // Not remembering a hint is nothing to stop for.
            rememberHints: { [memory] in try? memory.setShown($1, of: $0) })
        var state = WatchState(stages: watched, tree: tree, size: terminal.size())
        state.hints = shownHints
        return loop.run(state).isAllGreen ? ExitStatus.passed : ExitStatus.notPassed
    }

    private var memory: HintMemory { HintMemory(kit: context.kit, files: context.machine.files) }

    /// How many hints were shown before, by subject.
    private var shownHints: [String: Int] {
        let subjects =
            stages.flatMap(\.exercises).map(\.id) + stages.flatMap(\.bugs).map { "bug:\($0.id)" }
        return Dictionary(uniqueKeysWithValues: subjects.map { ($0, memory.shown($0)) })
    }

    /// The lines that compare an exercise's files with the finished ones.
    private var diff: @Sendable (ExerciseState) -> [String] {
        let (kit, files) = (context.kit, context.machine.files)
        let reporter = DiffReporter(style: Style(usesColor: context.console.usesColor))
        return { exercise in
            let paths = exercise.exercise.files.map { "Stage\(exercise.stage)/\($0)" }
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

    /// The numbers of the stages that were named; of all where none was.
    private var watched: [Int] {
        let named = context.invocation.stages
        return stages.map(\.number).filter { named.isEmpty || named.contains($0) }
    }

    private var grade:
        @Sendable (
            Processes, [Int], Bool, @escaping @Sendable (GradingProgress) -> Void,
            @escaping @Sendable (Report) -> Void
        ) throws -> Report
    {
        let (context, tree) = (context, context.invocation.tree)
        return { processes, numbers, fromScratch, progress, suitesAreKnown in
            var context = context
            context.machine.processes = processes
            var grader = try context.makeGrader()
            if fromScratch { grader.identity = nil }
            grader.suitesAreKnown = suitesAreKnown
            return try grader.grade(
                context.kit.root, tree: tree,
                stages: stages.filter { numbers.contains($0.number) }, progress: progress)
        }
    }
}
