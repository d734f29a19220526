import Catalog
import TerminalKit

extension Verb {
    package static let hint = Verb(
        name: "hint", summary: "Show a hint for an exercise, one at a time.",
        overview: """
            Shows a hint for an exercise, one at a time.

            Until the official tests pass, the hints are for your code: from a nudge to
            nearly the answer. Then they are for the planted bugs that your own tests don't
            notice yet. Each time you run this it shows the next one.
            """,
        usage: "hint [STAGE|EXERCISE] [options]", words: .oneStageOrExercise,
        arguments: [
            HelpRow("STAGE", "\(Help.stages)."),
            HelpRow(
                "EXERCISE",
                """
                A name that 'swift run grade list' shows.
                The default is the first exercise that has
                something left, of the stage or of all.
                """),
        ],
        options: Option.grading,
        exitStatuses: [
            (ExitStatus.passed, "nothing is left to do there"),
            (ExitStatus.notPassed, "something is left to do"),
        ]
    ) { context in
        try HintCommand(context: context).run()
    }
}

/// `grade hint`: shows the next hint for an exercise, and remembers how far it went.
struct HintCommand {
    let context: CommandContext

    func run() throws -> Int32 {
        let invocation = context.invocation
        let named = invocation.exercises.first
        let submission = try context.read(invocation.tree)
        let stages =
            named.flatMap(context.kit.workshop.stage(ofExercise:)).map { [$0] }
            ?? context.stagesAsked(of: submission)
        let report = try context.grade(submission, stages)
        let exercises = report.exercises.filter { named == nil || $0.exercise.id == named }
        let reporter = HintReporter(style: Style(usesColor: context.console.usesColor))
        guard let exercise = exercises.next, let subject = HintSubject(of: exercise) else {
            try context.console.out(reporter.nothingLeft())
            return ExitStatus.passed
        }
        let memory = HintMemory(kit: context.kit, files: context.machine.files)
        let shown = memory.shown(subject.id)
        let hint = Hint(of: subject, after: shown)
        let stage = report.stages.first { $0.stage == exercise.stage }
        try context.console.out(
            reporter.text(of: hint, for: subject, exercise: exercise, in: stage))
        if let hint, !hint.isRepeated { try memory.setShown(hint.number, of: subject.id) }
        return ExitStatus.notPassed
    }
}
