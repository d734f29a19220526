import Catalog
import Reports

extension Verb {
    package static let next = Verb(
        name: "next", summary: "Show what to do next, and where to start.",
        overview: """
            Shows what to do next, and where to start.

            It shows the exercise whose code you have started, or else the first one without
            a ★, and its next step. Red: write a test for what the code should do, and see
            it fail. Green: write code until the official tests pass. Bugs: write tests
            until they catch every planted bug. If something doesn't compile, you see the
            exercise with the first error.
            To work on a later stage first, name that stage.
            """,
        usage: "next [STAGE...] [options]", words: .stages, options: [.tree] + Option.grading
    ) { context in
        let report = try context.grade()
        let codeFirst = context.memory.isCodeFirst
        let reporter = NextReporter(
            style: context.style, tree: report.tree, codeFirst: codeFirst)
        let asked = context.invocation.stages
        guard let exercise = report.next else {
            try context.console.out(reporter.nothingLeft(of: asked))
            return ExitStatus.passed
        }
        let again = (["next"] + context.kit.workshop.stages(asked).map(\.typedName)).joined(
            separator: " ")
        let stage = report.stages.first { $0.stage == exercise.stage }
        let place = StartingPlace.of(
            exercise, codeFirst: codeFirst, in: stage, tree: report.tree, kit: context.kit,
            files: context.machine.files)
        try context.console.out(
            reporter.text(of: exercise, in: stage, start: place, again: again))
        return ExitStatus.notPassed
    }
}
