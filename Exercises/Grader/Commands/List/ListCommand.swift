import Reports
import TerminalKit

extension Verb {
    package static let list = Verb(
        name: "list", summary: "List all exercises with your progress.",
        overview: """
            Lists all exercises with your progress.

            It grades the stages first. Encores you haven't started appear only by name.
            'swift run grade list encores' lists their exercises.
            """,
        usage: "list [STAGE...] [options]", words: .stages, options: [.tree] + Option.grading
    ) { context in
        let report = try context.grade()
        let reporter = ListReporter(style: context.style, codeFirst: context.memory.isCodeFirst)
        let workshop = context.kit.workshop
        let others =
            context.invocation.stages.isEmpty
            ? workshop.encores.filter { encore in !report.stages.contains { $0.stage == encore } }
            : []
        try context.console.out(reporter.text(of: report, unlisted: others))
        return report.isPassed ? ExitStatus.passed : ExitStatus.notPassed
    }
}
