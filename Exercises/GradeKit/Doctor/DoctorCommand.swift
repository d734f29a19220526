import TerminalKit

/// `grade doctor`: looks whether everything is there that the workshop needs.
struct DoctorCommand {
    let context: CommandContext
    var probes: Probes

    init(context: CommandContext) {
        self.context = context
        probes = .live(context.machine)
    }

    func run() throws -> Int32 {
        let checkups = try Doctor(kit: context.kit, probes: probes).checkups()
        let style = Style(usesColor: context.console.usesColor)
        try context.console.out(DoctorReporter(style: style).text(of: checkups))
        return checkups.allSatisfy { $0.isGood || $0.isOptional }
            ? ExitStatus.passed : ExitStatus.notPassed
    }
}
