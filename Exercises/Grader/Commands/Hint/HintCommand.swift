import Catalog
import Grading
import TerminalKit

extension Verb {
    package static let hint = Verb(
        name: "hint", summary: "Show hints for an exercise, one at a time.",
        overview: """
            Shows hints for an exercise, one at a time.

            A hint helps with what you are stuck on. If one of your tests isn't right, the
            hint says what to fix. Otherwise, it is about your current step. Red: which case
            to test next. Green: your code, from a nudge to nearly the solution. Bugs: a
            planted bug that your tests don't catch yet. Run the command again for the next
            hint. If you change your tests after the last hint for a bug, but they still
            don't catch the bug, the command shows you the bug itself.
            Without a stage or an exercise, the hint is for the exercise that
            'swift run grade next' shows.
            """,
        usage: "hint [STAGE|EXERCISE...] [options]", words: .stagesAndExercises,
        options: [.tree] + Option.grading
    ) { context in
        try HintCommand(context: context).run()
    }
}

/// `grade hint`: shows the next hint for an exercise, and remembers how many were shown.
struct HintCommand {
    let context: CommandContext

    func run() throws -> Int32 {
        let (named, stages) = (context.invocation.exercises, context.invocation.stages)
        let submission = try context.read(context.options.tree)
        let report = try context.grade(submission, context.stagesAsked(of: submission))
        let exercises = report.exercises.filter {
            named.isEmpty || named.contains($0.exercise.id) || stages.contains($0.stage.id)
        }
        let reporter = HintReporter(style: context.style, tree: report.tree)
        guard let exercise = exercises.next(in: report.stages) else {
            try context.console.out(reporter.nothingLeft())
            return ExitStatus.passed
        }
        let stage = report.stages.first { $0.stage == exercise.stage }
        let topic = HintTopic(
            of: exercise, at: exercise.step(codeFirst: context.memory.isCodeFirst),
            areTestsBroken: stage?.areTestsRun(of: exercise) == false)
        switch topic {
        case .unjudgedTests: try context.console.out(reporter.text(ofUnjudgedTestsOf: exercise))
        case .testsToFix, nil:
            try context.console.out(reporter.text(ofFixing: exercise, stage?.findings ?? []))
        case .subject(let subject):
            let tests = submission.digestOfOwnTests(of: exercise.stage)
            try context.console.out(text(on: subject, of: exercise, tests, reporter))
        }
        return ExitStatus.notPassed
    }

    /// Returns the text of the next hint, or of the bug itself if the learner may see it. Records
    /// that the hint was shown, with the digest of the learner's tests.
    private func text(
        on subject: HintSubject, of exercise: ExerciseState, _ tests: String,
        _ reporter: HintReporter
    ) throws -> String {
        let progress = context.memory.progress(subject.id)
        if let bug = subject.bug, progress.showsBug(of: subject, tests: tests) {
            let difference = try BugDifference(
                of: bug, in: exercise.stage, kit: context.kit, files: context.machine.files)
            return reporter.text(of: difference, bug, exercise: exercise)
        }
        let hint = Hint(of: subject, after: progress.shown)
        if let hint, !hint.isRepeated {
            try context.memory.setShown(hint.number, of: subject.id, tests: tests)
        }
        return reporter.text(of: hint, for: subject, exercise: exercise)
    }
}
