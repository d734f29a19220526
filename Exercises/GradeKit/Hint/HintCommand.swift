import Catalog
import TerminalKit

/// `grade hint`: shows the next hint for an exercise, and remembers how far it went.
struct HintCommand {
    let context: CommandContext

    func run() throws -> Int32 {
        let invocation = context.invocation
        let named = invocation.exercises.first
        let numbers = stages.filter { stage in
            invocation.stages.contains(stage.number)
                || stage.exercises.contains { $0.id == named }
        }.map(\.number)
        let report = try context.grade(invocation.tree, stages: numbers)
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
