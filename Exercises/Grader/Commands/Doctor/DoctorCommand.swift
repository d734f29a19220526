import TerminalKit

extension Verb {
    package static let doctor = Verb(
        name: "doctor", summary: "Check that everything is there that is needed.",
        overview: """
            Checks that everything is there that the workshop needs.

            It looks for Swift, XCTest, Swift Testing, what builds the stages, disk space,
            write access, the workshop's own folders and git, at the sandbox that 'grade
            class' needs, and says how to fix what isn't right.
            """,
        usage: "doctor", words: .nothing, options: NoOptions.self,
        exitStatuses: [
            (ExitStatus.passed, "everything is there"),
            (ExitStatus.notPassed, "something has to be fixed"),
        ]
    ) { context, _ in
        try DoctorCommand(context: context).run()
    }
}

/// `grade doctor`: looks whether everything is there that the workshop needs.
struct DoctorCommand {
    let context: CommandContext
    var probes: Probes

    init(context: CommandContext) {
        self.context = context
        probes = .live(context.machine, kit: context.kit, identity: context.identity)
    }

    func run() throws -> Int32 {
        let checkups = try Doctor(kit: context.kit, probes: probes).checkups()
        let style = Style(usesColor: context.console.usesColor)
        try context.console.out(DoctorReporter(style: style).text(of: checkups))
        return checkups.allSatisfy { $0.isGood || $0.isOptional }
            ? ExitStatus.passed : ExitStatus.notPassed
    }
}
