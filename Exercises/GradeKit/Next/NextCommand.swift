import Catalog
import Reports
import SwiftSource
import TerminalKit

/// `grade next`: shows the first exercise with something left, and where to start.
struct NextCommand {
    let context: CommandContext

    func run() throws -> Int32 {
        let report = try context.grade(context.invocation.tree, stages: [])
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
