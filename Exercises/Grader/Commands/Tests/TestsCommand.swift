import Catalog
import Foundation
import Grading
import Reports

extension Verb {
    package static let tests = Verb(
        name: "tests", summary: "Show or choose the library for your tests.",
        overview: """
            Shows which library your tests use, or changes it.

            Swift has two: XCTest and Swift Testing. Both count the same here. You get files
            for your tests in the library that you choose. If you have already changed such
            files, it asks first, and keeps your version in a backup under .grade/backups.
            Guide/5-xctest-and-swift-testing.md shows both side by side.
            """,
        usage: "tests [xctest|swift-testing] [--yes]", words: .asGiven(maximum: 1),
        arguments: [
            HelpRow("xctest", "Use XCTest."),
            HelpRow("swift-testing", "Use Swift Testing."),
        ],
        options: TestsOptions.self,
        exitStatuses: ["shown or changed", "files that you have changed stay as they are"]
    ) { context, options in
        try TestsCommand(context: context, options: options).run()
    }
}

/// The options of `grade tests`.
struct TestsOptions: CommandOptions {
    /// Whether the question counts as answered with yes.
    var saysYes = false

    static let declared: [Option<TestsOptions>] = [
        .flag("--yes", \.saysYes, help: "Don't ask before replacing files that you changed.")
    ]
}

/// `grade tests`: says or changes the library of the learner's own tests.
struct TestsCommand {
    let context: CommandContext
    let options: TestsOptions
    var reset: Reset
    var prompt: Prompt
    var now: @Sendable () -> Date = { Date() }

    init(context: CommandContext, options: TestsOptions) {
        self.context = context
        self.options = options
        reset = context.reset
        prompt = .live(console: context.console)
    }

    func run() throws -> Int32 {
        guard let word = context.invocation.words.first else {
            guard !options.saysYes else {
                throw UsageError.missing("a library to change to with '--yes'", for: .tests)
            }
            let (kit, files) = (context.kit, context.machine.files)
            try context.console.out(
                TestsText.state(
                    of: try OwnTestFiles.all(kit: kit, files: files),
                    strayed: try StrayedTests(kit: kit, files: files).paths()))
            return ExitStatus.passed
        }
        guard let library = TestLibrary(rawValue: word.lowercased()) else {
            let libraries = TestLibrary.allCases.map(\.rawValue)
            throw UsageError.unknownName(
                word, option: "tests", nearest: Suggestion.nearest(to: word, in: libraries),
                allowed: libraries.joined(separator: " or "))
        }
        return try change(to: library)
    }

    private func change(to library: TestLibrary) throws -> Int32 {
        let all = try OwnTestFiles.all(kit: reset.kit, files: reset.files)
        let begun = all.filter { !$0.begun(notIn: library).isEmpty }
        let staying = begun.isEmpty || agrees(begun, library) ? [] : begun
        let chosen = all.filter { !staying.contains($0) }
        let outcome = try LibraryChange(library: library, reset: reset)
            .apply(to: chosen, at: now())
        try context.console.out(
            TestsText.done(
                library, changed: outcome.changes.map(\.path),
                kept: outcome.changes.filter(reset.needsBackup).map(\.path),
                backup: outcome.backup, staying: staying,
                left: chosen.flatMap { $0.left(notIn: library) }.map(\.path)))
        return staying.isEmpty ? ExitStatus.passed : ExitStatus.notPassed
    }

    private func agrees(_ begun: [OwnTestFiles], _ library: TestLibrary) -> Bool {
        options.saysYes
            || prompt.isInteractive && prompt.agrees(to: TestsText.question(begun, library))
    }
}
