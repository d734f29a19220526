import Catalog
import Foundation

extension Verb {
    package static let reset = Verb(
        name: "reset", summary: "Restore the original files of an exercise or a stage.",
        overview: """
            Restores the original files of an exercise or a stage.

            The command asks first, and keeps your version in a backup under .grade/backups.
            It restores your code and leaves your tests alone. With --tests, it restores
            your tests, in the library that they use, and leaves your code alone. The
            originals come from the workshop's git history.
            """,
        usage: "reset STAGE|EXERCISE... [options]", words: .stagesAndExercises,
        options: [
            .tests, .flag("--yes", \.saysYes, help: "Don't ask. Required without a terminal."),
        ]
    ) { context in
        try ResetCommand(context: context).run()
    }
}

/// `grade reset`: resets the learner's files to the shipped versions, and keeps a backup.
struct ResetCommand {
    let context: CommandContext
    var reset: Reset
    var prompt: Prompt
    var now: @Sendable () -> Date = { Date() }

    init(context: CommandContext) {
        self.context = context
        reset = context.reset
        prompt = .live(console: context.console)
    }

    func run() throws -> Int32 {
        let (invocation, options) = (context.invocation, context.options)
        guard !invocation.stages.isEmpty || !invocation.exercises.isEmpty else {
            let stages = context.kit.workshop.numbersInWords
            throw UsageError.missing("a stage (\(stages)) or an exercise", for: .reset)
        }
        guard options.saysYes || prompt.isInteractive else {
            throw UsageError.missing("--yes, because it can't ask without a terminal", for: .reset)
        }
        let files = try ExerciseFiles(of: invocation.exercises, in: context)
        let changes = try reset.changes(in: files.paths)
        guard !changes.isEmpty else {
            try context.console.out(ResetText.nothingToDo(files.paths))
            return ExitStatus.passed
        }
        guard
            options.saysYes
                || prompt.agrees(to: ResetText.question(changes, areTests: files.areTests))
        else {
            try context.console.out("Nothing has changed.\n")
            return ExitStatus.notPassed
        }
        let folder = try reset.apply(changes, at: now())
        try context.console.out(ResetText.done(changes, backup: folder))
        return ExitStatus.passed
    }
}

/// The texts of `grade reset`.
enum ResetText {
    static func nothingToDo(_ paths: [String]) -> String {
        paths.count == 1
            ? "Starter/\(paths[0]) is still the original.\n"
            : "The files are still the original ones.\n"
    }

    static func question(_ changes: [Reset.Change], areTests: Bool) -> String {
        "The originals of these files will be restored:\n"
            + changes.map { "  Starter/\($0.path)\n" }.joined()
            + (areTests ? "" : "Your tests stay as they are. To reset them, use --tests.\n")
            + "Your version is kept in a backup. Continue? [y/N] "
    }

    static func done(_ changes: [Reset.Change], backup folder: String) -> String {
        changes.map { change in
            let line = "Restored Starter/\(change.path)\n"
            return change.current == nil
                ? line : line + "  Your version is in \(folder)/Starter/\(change.path)\n"
        }.joined()
    }
}
