import TerminalKit

extension Verb {
    package static let doctor = Verb(
        name: "doctor", summary: "Check that your computer has what the workshop needs.",
        overview: """
            Checks that your computer has what the workshop needs.

            It checks Swift, XCTest, Swift Testing, the build, disk space, write access, the
            workshop's folders, git, and the sandbox that 'grade class' needs. For anything
            that is missing, it says how to fix it.
            """,
        usage: "doctor", words: .nothing, options: NoOptions.self,
        exitStatuses: [
            (ExitStatus.passed, "nothing is missing"),
            (ExitStatus.notPassed, "something needs fixing"),
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
