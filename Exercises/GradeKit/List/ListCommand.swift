import Catalog
import Reports
import TerminalKit

/// `grade list`: shows all exercises with their state.
struct ListCommand {
    let context: CommandContext

    func run() throws -> Int32 {
        let report = try context.grade(context.invocation.tree, stages: context.invocation.stages)
        let style = Style(usesColor: context.console.usesColor)
        try context.console.out(ListReporter(style: style).text(of: report))
        return report.isPassed ? ExitStatus.passed : ExitStatus.notPassed
    }
}
