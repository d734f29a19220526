import Catalog
import Reports
import TerminalKit

extension Verb {
    package static let next = Verb(
        name: "next", summary: "Show what to do next, and where to start.",
        overview: """
            Shows what to do next, and where to start.

            That is the first exercise whose official tests don't all pass. It has three
            steps. Red: write a test that is right, and red on your code. Green: write the
            code. Bugs: write tests that notice every planted bug. Where all official tests
            pass, it is the first exercise with a bug that is left. Where a stage begins
            with code that is given, the tests of that come first. In a stage that can't be
            built, the exercise with the first error comes first.
            """,
        usage: "next [STAGE...] [options]", words: .stages,
        arguments: [
            HelpRow("STAGE", "\(Help.stages). The default is all.")
        ],
        options: GradingOptions.self,
        exitStatuses: [
            (ExitStatus.passed, "nothing is left: what was asked for is done"),
            (ExitStatus.notPassed, "something is left to do"),
        ]
    ) { context, options in
        try NextCommand(context: context, options: options).run()
    }
}

/// `grade next`: shows the first exercise with something left, and where to start.
struct NextCommand {
    let context: CommandContext
    let options: GradingOptions

    func run() throws -> Int32 {
        let report = try context.grade(options)
        let codeFirst = HintMemory(kit: context.kit, files: context.machine.files).isCodeFirst
        let reporter = NextReporter(
            style: Style(usesColor: context.console.usesColor), tree: report.tree,
            codeFirst: codeFirst)
        guard let exercise = report.next else {
            try context.console.out(
                reporter.nothingLeft(report.stages, of: context.invocation.stages))
            return ExitStatus.passed
        }
        let asked = context.invocation.stages.map { "\($0)".lowercased() }
        let again = (["next"] + asked).joined(separator: " ")
        let stage = report.stages.first { $0.stage == exercise.stage }
        let place = StartingPlace.of(
            exercise, codeFirst: codeFirst, in: stage, tree: report.tree, kit: context.kit,
            files: context.machine.files)
        try context.console.out(
            reporter.text(of: exercise, in: stage, start: place, again: again))
        return ExitStatus.notPassed
    }
}
