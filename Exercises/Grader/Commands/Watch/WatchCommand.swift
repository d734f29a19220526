import Catalog
import Foundation
import Grading
import Processes
import Reports
import TerminalKit

extension Verb {
    package static let watch = Verb(
        name: "watch", summary: "Guide you through the exercises and check what you save.",
        overview: """
            Guides you through the exercises and checks every file that you save.

            Most exercises have three steps. Red: write a test for what the code should do,
            and see it fail. Green: write code until the official tests pass. Bugs: write
            tests until they catch every planted bug. Save a file in your editor, and the
            screen shows the result. To write the code before the test, press c. The command
            needs a terminal.
            """,
        usage: "watch [STAGE...] [options]", words: .stages,
        section: (title: "KEYS", rows: WatchKey.helpRows),
        options: [.tree] + Option.grading
    ) { context in
        try WatchCommand(context: context).run()
    }
}

/// `grade watch`: guides the learner through the exercises on a full-screen display and checks every save.
struct WatchCommand {
    let context: CommandContext
    let terminal: Terminal
    let question: LibraryQuestion

    private var options: Options { context.options }

    init(context: CommandContext, terminal: Terminal = .live()) {
        self.context = context
        self.terminal = terminal
        question = LibraryQuestion(
            reset: context.reset, prompt: .live(console: context.console))
    }

    func run() throws -> Int32 {
        let environment = context.machine.environment
        guard terminal.isInteractive(), environment["TERM"] != "dumb" else {
            context.console.error(WatchRefusal.text)
            return ExitStatus.usage
        }
        if options.tree == .starter, context.memory.shown(WatchWelcome.subject) == 0 {
            try question.ask()
        }
        let grading = WatchGrading.live(grade: grade)
        context.cleanup.add { [terminal] in
            terminal.leave()
            grading.endAll()
        }
        let start = ContinuousClock.now
        let (kit, tree, watched) = (context.kit, options.tree, watched)
        let reporter = WatchReporter(style: context.style)
        let loop = WatchLoop(
            terminal: terminal, now: { ContinuousClock.now - start },
            look: { SavedFiles.look(tree: tree, stages: watched, in: kit) },
            grading: grading, reducer: WatchReducer(lineCount: reporter.lineCount),
            reporter: reporter,
            services: .live(context: context, tree: tree, terminal: terminal))
        var state = WatchState(
            stages: watched, isWhole: kit.workshop.numbered.allSatisfy(watched.contains),
            tree: tree, size: terminal.size())
        state.hints = context.memory.allShown
        let end = loop.run(state)
        try context.console.out(WatchCommandLine(state: end).farewell)
        return end.isAllGreen ? ExitStatus.passed : ExitStatus.notPassed
    }

    /// The stages named on the command line, or else all that count for points and the encores that were
    /// started.
    ///
    /// If the tree can't be read, the screen reports it, and the learner can fix the problem there.
    var watched: [Stage] { context.stagesAsked(of: try? context.read(options.tree)) }

    private var grade: WatchGrading.Grade {
        let context = context
        let known = KnownGrader()
        return { processes, stages, fromScratch, progress in
            var context = context
            context.machine.processes = processes
            var grader = try known.grader(
                anew: fromScratch, make: { try context.makeGrader() })
            let submission = try context.read(context.options.tree)
            let stages = context.kit.workshop.stages(stages)
            grader.tools.machine = context.machine
            if fromScratch { grader.verdicts = VerdictStore.nowhere }
            return try grader.grade(
                submission, stages: stages, suitesFirst: true, alsoOnCode: true,
                progress: progress.silent(about: stages.filter { !submission.hasBegun($0) }))
        }
    }
}
