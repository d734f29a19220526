import Catalog
import Reports

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
        words: .stages, options: GradingOptions.self,
        exitStatuses: ["nothing is left to do", "something is left to do"]
    ) { context, options in
        let report = try context.grade(options)
        let codeFirst = context.memory.isCodeFirst
        let reporter = NextReporter(
            style: context.style, tree: report.tree, codeFirst: codeFirst)
        let asked = context.invocation.stages
        guard let exercise = report.next else {
            try context.console.out(reporter.nothingLeft(report.stages, of: asked))
            return ExitStatus.passed
        }
        let again = (["next"] + asked.map { "\($0)".lowercased() }).joined(separator: " ")
        let stage = report.stages.first { $0.stage == exercise.stage }
        let place = StartingPlace.of(
            exercise, codeFirst: codeFirst, in: stage, tree: report.tree, kit: context.kit,
            files: context.machine.files)
        try context.console.out(
            reporter.text(of: exercise, in: stage, start: place, again: again))
        return ExitStatus.notPassed
    }
}
