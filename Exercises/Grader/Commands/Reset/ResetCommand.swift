import Catalog
import Foundation

extension Verb {
    package static let reset = Verb(
        name: "reset", summary: "Restore the original files of an exercise or a stage.",
        overview: """
            Restores the original files of an exercise or a stage.

            It asks first, and keeps your version in a backup under .grade/backups. It
            restores your code and leaves your tests alone. With --tests, it restores your
            tests, in the library that they use, and leaves your code alone. The files come
            from the workshop's git history.
            """,
        usage: "reset STAGE|EXERCISE [--tests] [--yes]", words: .oneStageOrExercise,
        arguments: [
            HelpRow("STAGE", "\(Help.stages)."),
            HelpRow("EXERCISE", "A name that 'swift run grade list' shows."),
        ],
        options: ResetOptions.self,
        exitStatuses: [
            (ExitStatus.passed, "the files are the original ones"),
            (ExitStatus.notPassed, "you answered no, so nothing changed"),
        ]
    ) { context, options in
        try ResetCommand(context: context, options: options).run()
    }
}

/// The options of `grade reset`.
struct ResetOptions: CommandOptions {
    /// Whether the question counts as answered with yes.
    var saysYes = false

    /// Whether the learner's own tests are put back in the place of the code.
    var areTests = false

    static let declared: [Option<ResetOptions>] = [
        .flag("--tests", \.areTests, help: "Restore your tests instead of your code."),
        .flag("--yes", \.saysYes, help: "Don't ask. Needed without a terminal."),
    ]
}

/// `grade reset`: puts the learner's files back as they were shipped, and keeps a backup.
struct ResetCommand {
    let context: CommandContext
    let options: ResetOptions
    var shipped: ShippedFiles
    var prompt: Prompt
    var now: @Sendable () -> Date

    init(context: CommandContext, options: ResetOptions) {
        self.context = context
        self.options = options
        shipped = .live(kit: context.kit, machine: context.machine)
        prompt = .live(console: context.console)
        now = { Date() }
    }

    func run() throws -> Int32 {
        let invocation = context.invocation
        guard !invocation.stages.isEmpty || !invocation.exercises.isEmpty else {
            context.console.error(ResetText.nothingNamed(in: context.kit.workshop))
            return ExitStatus.usage
        }
        guard options.saysYes || prompt.isInteractive else {
            context.console.error(ResetText.noTerminal)
            return ExitStatus.usage
        }
        let paths = try ExerciseFiles(
            of: invocation, areTests: options.areTests, kit: context.kit,
            files: context.machine.files
        ).paths
        let reset = Reset(kit: context.kit, files: context.machine.files, shipped: shipped)
        let changes = try reset.changes(in: paths)
        guard !changes.isEmpty else {
            try context.console.out(ResetText.nothingToDo(paths))
            return ExitStatus.passed
        }
        guard options.saysYes || prompt.agrees(to: ResetText.question(changes)) else {
            try context.console.out(ResetText.nothingChanged)
            return ExitStatus.notPassed
        }
        let folder = reset.backupFolder(at: ResetText.folderName(now(), in: .current))
        try reset.apply(changes, backup: folder)
        try context.console.out(ResetText.done(changes, backup: folder))
        return ExitStatus.passed
    }
}
