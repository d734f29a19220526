/// `grade hint`: shows both hints for each planted bug that isn't noticed yet.
struct HintCommand {
    let context: CommandContext

    func run() throws -> Int32 {
        let report = try context.grade(context.invocation.tree, stages: context.invocation.stages)
        let style = Style(usesColor: context.console.usesColor)
        try context.console.out(HintReporter(style: style).text(of: report))
        return report.stages.allSatisfy(\.isMastered) ? ExitStatus.passed : ExitStatus.notPassed
    }
}
