import Catalog
import Reports
import TerminalKit

extension Verb {
    package static let list = Verb(
        name: "list", summary: "List all exercises with your progress.",
        overview: """
            Lists all exercises with your progress.

            To find it out, the stages are graded.
            """,
        usage: "list [STAGE...] [options]", words: .stages,
        arguments: [
            HelpRow("STAGE", "\(Help.stages). The default is all.")
        ],
        options: GradingOptions.self
    ) { context, options in
        try ListCommand(context: context, options: options).run()
    }
}

/// `grade list`: shows all exercises with their state.
struct ListCommand {
    let context: CommandContext
    let options: GradingOptions

    func run() throws -> Int32 {
        let report = try context.grade(options)
        let style = Style(usesColor: context.console.usesColor)
        let codeFirst = HintMemory(kit: context.kit, files: context.machine.files).isCodeFirst
        let reporter = ListReporter(style: style, codeFirst: codeFirst)
        try context.console.out(reporter.text(of: report))
        return report.isPassed ? ExitStatus.passed : ExitStatus.notPassed
    }
}
