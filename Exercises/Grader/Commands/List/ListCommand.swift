import Reports

extension Verb {
    package static let list = Verb(
        name: "list", summary: "List all exercises with your progress.",
        overview: """
            Lists all exercises with your progress.

            To find it out, the stages are graded.
            """,
        words: .stages, options: GradingOptions.self
    ) { context, options in
        let report = try context.grade(options)
        let reporter = ListReporter(style: context.style, codeFirst: context.memory.isCodeFirst)
        try context.console.out(reporter.text(of: report))
        return report.isPassed ? ExitStatus.passed : ExitStatus.notPassed
    }
}
