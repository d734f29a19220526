import TerminalKit

/// `grade diff`: shows the learner's files beside the finished ones.
struct DiffCommand {
    let context: CommandContext

    func run() throws -> Int32 {
        let files = try ExerciseFiles(
            of: context.invocation, kit: context.kit, files: context.machine.files)
        let reporter = DiffReporter(style: Style(usesColor: context.console.usesColor))
        let text = try files.paths.map { path in
            reporter.text(of: try .read(path, kit: context.kit, files: context.machine.files))
        }.joined()
        guard text.isEmpty else {
            try context.console.out(text)
            return ExitStatus.notPassed
        }
        try context.console.out(reporter.noDifference(in: files.paths.count))
        return ExitStatus.passed
    }
}
