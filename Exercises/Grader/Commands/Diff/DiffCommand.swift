extension Verb {
    package static let diff = Verb(
        name: "diff", summary: "Compare your code with the reference solution.",
        overview: """
            Compares your code with the reference solution, as a unified diff.

            A line with - is only in your file, and a line with + only in the solution.
            Nothing is graded. With --tests, it compares your tests with ours, in the
            library that yours use.
            """,
        words: .oneStageOrExercise,
        arguments: [
            HelpRow(
                "EXERCISE",
                """
                A name that 'swift run grade list' shows.
                The default is all stages.
                """)
        ],
        options: DiffOptions.self,
        exitStatuses: ["there are no differences", "there are differences"]
    ) { context, options in
        let files = try ExerciseFiles(
            of: context.invocation, areTests: options.areTests, kit: context.kit,
            files: context.machine.files)
        let reporter = DiffReporter(
            style: context.style, kit: context.kit, machine: context.machine)
        let (text, differs) = try reporter.text(of: files.paths)
        try context.console.out(text)
        return differs ? ExitStatus.notPassed : ExitStatus.passed
    }
}

/// The options of `grade diff`.
struct DiffOptions: CommandOptions {
    /// Whether to show the learner's tests instead of the code.
    var areTests = false

    static let declared: [Option<DiffOptions>] = [
        .flag("--tests", \.areTests, help: "Compare your tests with ours.")
    ]
}
