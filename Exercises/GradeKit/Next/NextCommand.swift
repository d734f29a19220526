import Catalog
import Reports
import SwiftSource
import TerminalKit

extension Verb {
    package static let next = Verb(
        name: "next", summary: "Show what to do next, and where to start.",
        overview: """
            Shows what to do next, and where to start.

            That is the first exercise whose official tests don't all pass. Where all do, it
            is the first with a planted bug that your own tests don't notice.
            """,
        usage: "next [options]", words: .nothing,
        options: Option.grading,
        exitStatuses: [
            (ExitStatus.passed, "nothing is left: the workshop is done"),
            (ExitStatus.notPassed, "something is left to do"),
        ]
    ) { context in
        try NextCommand(context: context).run()
    }
}

/// `grade next`: shows the first exercise with something left, and where to start.
struct NextCommand {
    let context: CommandContext

    func run() throws -> Int32 {
        let report = try context.grade()
        let reporter = NextReporter(
            style: Style(usesColor: context.console.usesColor), tree: report.tree)
        guard let exercise = report.exercises.next else {
            try context.console.out(reporter.nothingLeft())
            return ExitStatus.passed
        }
        let stage = report.stages.first { $0.stage == exercise.stage }
        let place: SourceLocation? =
            exercise.isGreen
            ? StartingPlace.ownTests(
                of: exercise, tree: report.tree, kit: context.kit, files: context.machine.files)
            : StartingPlace.code(
                of: exercise, tree: report.tree, kit: context.kit, files: context.machine.files)
        try context.console.out(reporter.text(of: exercise, in: stage, start: place))
        return ExitStatus.notPassed
    }
}
