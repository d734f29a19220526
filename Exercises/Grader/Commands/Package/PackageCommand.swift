import FileSystem
import PackageMutants
import Reports
import TerminalKit

extension Verb {
    package static let package = Verb(
        name: "package", summary: "Find out what the tests of your own package miss.",
        overview: """
            Finds out what the tests of your own package miss.

            In a copy of the package, the command makes small changes to the code, one at a
            time: it removes a call, swaps < and <=, or returns 0. Each change should make a
            test fail. The command lists the changes that no test catches, starting with
            those that most likely show a real gap. The package itself is never changed.

            To exclude a line, end it with the comment '// grade: leave, REASON'.
            """,
        usage: "package PATH [options]", words: .asGiven,
        section: (
            "ARGUMENTS", [HelpRow("PATH", "The folder of a Swift package whose tests pass.")]
        ),
        options: Option.ofPackage
    ) { context in
        try PackageCommand(context: context).run()
    }
}

/// `grade package`: changes the code of a package, and lists the changes that the package's tests
/// miss.
struct PackageCommand {
    let context: CommandContext
    private var options: Options { context.options }

    func run() throws -> Int32 {
        guard let path = context.invocation.word else {
            throw UsageError.missing("the folder of a package", for: .package)
        }
        let file = try context.reportFile()
        let (results, tests) = try examine(context.absolute(path))
        let style = file == nil ? context.style : Style(usesColor: false)
        let text =
            switch options.ofPackage.format {
            case .json: PackageJSON.text(results, tests: tests)
            case .text: PackageText(style: style, showsAll: options.showsAll).describe(results)
            }
        if let file { try file.write(text) } else { try context.console.out(text) }
        let isPassed = !options.ofPackage.isStrict || results.survivors.isEmpty
        return isPassed ? ExitStatus.passed : ExitStatus.notPassed
    }

    /// Runs the tests on each change. Meanwhile, no other process can use the copies of packages.
    private func examine(_ package: String) throws -> (results: [ChangeResult], tests: Int) {
        let tools = try context.sandboxedTools()
        let folder = "\(context.kit.cache)/package"
        let waits = { context.console.error("Waiting for another 'grade package' to finish …\n") }
        return try FileLock.hold("\(folder).lock", files: tools.machine.files, onWait: waits) {
            defer { context.endProgress() }
            return try PackageExamination(
                package: package, scope: options.ofPackage.scope, folder: folder, tools: tools
            ) { step in
                var isKept = !context.console.redraws
                if case .trying = step { isKept = false }
                context.showProgress(PackageText.describe(step), isKept: isKept)
            }.run()
        }
    }
}
