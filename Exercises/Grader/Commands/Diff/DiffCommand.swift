import TerminalKit

extension Verb {
    package static let diff = Verb(
        name: "diff", summary: "Compare your code with the reference solution.",
        overview: """
            Compares your code with the reference solution, as a unified diff.

            A line with - is only in your file, and a line with + only in the solution.
            Nothing is graded. With --tests, it compares your tests with ours, in the
            library that yours use.
            """,
        usage: "diff [STAGE|EXERCISE] [--tests]", words: .oneStageOrExercise,
        arguments: [
            HelpRow("STAGE", "\(Help.stages)."),
            HelpRow(
                "EXERCISE",
                """
                A name that 'swift run grade list' shows.
                The default is all stages.
                """),
        ],
        options: DiffOptions.self,
        exitStatuses: [
            (ExitStatus.passed, "there are no differences"),
            (ExitStatus.notPassed, "there are differences"),
        ]
    ) { context, options in
        let diff = FileDiff.git(in: context.kit, on: context.machine)
        return try DiffCommand(context: context, options: options, diff: diff).run()
    }
}

/// The options of `grade diff`.
struct DiffOptions: CommandOptions {
    /// Whether the learner's own tests are shown in the place of the code.
    var areTests = false

    static let declared: [Option<DiffOptions>] = [
        .flag("--tests", \.areTests, help: "Compare your tests with ours.")
    ]
}

/// `grade diff`: shows the learner's files beside the finished ones.
struct DiffCommand {
    let context: CommandContext
    let options: DiffOptions
    let diff: FileDiff

    func run() throws -> Int32 {
        let files = try ExerciseFiles(
            of: context.invocation, areTests: options.areTests, kit: context.kit,
            files: context.machine.files)
        let reporter = DiffReporter(style: Style(usesColor: context.console.usesColor), diff: diff)
        let text = try files.paths.map { path in
            try reporter.text(of: .read(path, kit: context.kit, files: context.machine.files))
        }.joined()
        guard text.isEmpty else {
            try context.console.out(text)
            return ExitStatus.notPassed
        }
        try context.console.out(reporter.noDifference(in: files.paths.count))
        return ExitStatus.passed
    }
}
