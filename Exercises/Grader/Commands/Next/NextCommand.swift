import Catalog
import Reports
import TerminalKit

extension Verb {
    package static let next = Verb(
        name: "next", summary: "Show what to do next, and where to start.",
        overview: """
            Shows what to do next, and where to start.

            It shows the first exercise whose official tests don't all pass. If all of them
            pass, it shows the first exercise with a planted bug that your tests miss. If a
            stage doesn't compile, the exercise with the first error comes first. Each
            exercise has three steps. Red: write a test for what the code should do, and see
            it fail. Green: write code until the official tests pass. Bugs: write tests
            until they catch every planted bug.
            """,
        usage: "next [STAGE...] [options]", words: .stages,
        arguments: [
            HelpRow("STAGE", "\(Help.stages). The default is all.")
        ],
        options: GradingOptions.self,
        exitStatuses: [
            (ExitStatus.passed, "nothing is left to do"),
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
