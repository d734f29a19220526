import FileSystem
import Foundation
import Grading
import PackageMutants
import Processes
import Reports

extension Verb {
    package static let package = Verb(
        name: "package", summary: "Find out what the tests of your own package miss.",
        overview: """
            Finds out what the tests of your own package miss.

            In a copy of the package, it makes small changes to the code, one at a time:
            it removes a call, swaps < and <=, or inverts a condition. Each change should
            make a test fail. It lists the changes with which all tests still pass, those
            most likely to be real gaps first. The package itself is never changed.

            To exclude a line, end it with the comment '// grade: leave, REASON'.
            """,
        usage: "package PATH [options]", words: .asGiven(maximum: 1),
        arguments: [
            HelpRow("PATH", "The folder of a Swift package whose tests pass.")
        ],
        options: PackageOptions.self,
        exitStatuses: [
            "done", "with --strict: some changes survive", "the command line is wrong",
            "the tests could not be examined",
        ]
    ) { context, options in
        try PackageCommand(context: context, options: options).run()
    }
}

/// The options of `grade package`.
struct PackageOptions: CommandOptions {
    enum Format: String, CaseIterable, Sendable { case text, json }

    var scope = PackageScope()
    /// How long the tests of all changes may take together; nil for no limit.
    var time: Duration?
    var format = Format.text
    /// The file for the result; nil for standard output.
    var output: String?
    /// Whether survivors lead to exit status 1.
    var isStrict = false
    var showsAll = false
    var isWithoutSandbox = false

    static let declared: [Option<PackageOptions>] = [
        .text(
            "--since", "REF", \.scope.since,
            help: "Change only lines that differ from this revision of git."),
        Option(
            name: "--target", value: "NAME",
            help: "Change only this target. Can be repeated."
        ) { given, options in options.scope.targets.append(given.word) },
        Option(
            name: "--file", value: "FILE[:LINE]",
            help: """
                Change only this file, or only this line of it. The path is
                relative to the package.
                """
        ) { given, options in
            let parts = given.word.split(separator: ":", maxSplits: 1)
            options.scope.line = parts.count == 2 ? Int(parts[1]) : nil
            options.scope.file = options.scope.line == nil ? given.word : String(parts[0])
        },
        Option(
            name: "--time", value: "TIME",
            help: """
                How long trying the changes may take, such as 90s, 10m or
                1h. Building takes extra time. There is no limit by default.
                """
        ) { given, options throws(UsageError) in options.time = try time(given) },
        .flag("--all", \.showsAll, help: "List all survivors instead of only the first ten."),
        .choice("--format", "FORMAT", \.format, help: "text (the default) or json."),
        .text("--output", "FILE", \.output, help: "Write the result to this file."),
        .flag("--strict", \.isStrict, help: "Exit with status 1 if changes survive."),
        .flag(
            "--no-sandbox", \.isWithoutSandbox,
            help: """
                Run the tests with all your rights. Changed code can do
                anything, such as delete files.
                """),
    ]

    private static func time(_ given: OptionValue) throws(UsageError) -> Duration {
        let units = ["s": 1, "m": 60, "h": 3600]
        guard let unit = given.word.last.flatMap({ units[String($0)] }),
            let number = Int(given.word.dropLast()), (1...100_000).contains(number)
        else {
            throw .badValue(
                option: given.option, value: given.word,
                allowed: "a whole number with s, m or h for seconds, minutes or hours")
        }
        return .seconds(number * unit)
    }
}

/// `grade package`: changes the code of a package, and lists the changes that its tests miss.
struct PackageCommand {
    let context: CommandContext
    let options: PackageOptions

    func run() throws -> Int32 {
        guard let path = context.invocation.words.first else {
            throw UsageError.missing("the folder of a package", for: .package)
        }
        let (machine, console) = (context.machine, context.console)
        let package = context.absolute(path)
        guard machine.files.kind(package) == .folder else {
            throw FileError(action: .read, path: package, reason: .missing)
        }
        let file = options.output.map {
            ReportFile(path: URL(filePath: $0).path, files: machine.files)
        }
        try file?.check()
        let (results, tests) = try examine(package)
        let text =
            switch options.format {
            case .json: try PackageJSON(results, tests: tests).text()
            case .text:
                PackageText(style: context.style, showsAll: options.showsAll).describe(results)
            }
        if let file { try file.write(text) } else { try console.out(text) }
        let isPassed = !options.isStrict || results.survivors.isEmpty
        return isPassed ? ExitStatus.passed : ExitStatus.notPassed
    }

    /// Finds the survivors, while no other process uses the copies of packages.
    private func examine(_ package: String) throws -> (results: [ChangeResult], tests: Int) {
        let machine = context.machine
        // A program on the path that chooses a toolchain can't be seen in the sandbox.
        let toolchain = try Toolchain.find(on: machine).folder(on: machine)
        var sandbox: Sandbox?
        if !options.isWithoutSandbox {
            do {
                sandbox = try Sandbox.find(on: machine, toolchain: toolchain, hidden: [])
            } catch let error as SandboxError {
                throw PackageError(.noSandbox, [error.program])
            }
        }
        let folder = "\(context.kit.cache)/package"
        let waits = { context.console.error(PackageText.waits) }
        return try FileLock.hold("\(folder)/lock", files: machine.files, onWait: waits) {
            defer { context.endProgress() }
            return try PackageExamination(
                package: package, scope: options.scope, folder: folder, machine: machine,
                swift: "\(toolchain)/bin/swift", sandbox: sandbox, time: options.time,
                onStep: report
            ).run()
        }
    }

    /// Reports a step on standard error: on a terminal in one line that is redrawn.
    private func report(_ step: PackageStep) {
        let console = context.console
        if console.redraws {
            console.error("\r\u{1B}[2K\(PackageText.describe(step))")
        } else if PackageText.isWorthALine(step) {
            console.error("\(PackageText.describe(step))\n")
        }
    }
}
