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
            for your tests in the library that you choose. Files that you have changed stay
            as they are. With --yes, they are replaced, and your version is kept in a backup
            under .grade/backups.
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
    /// Whether to also replace files that the learner has changed.
    var saysYes = false

    static let declared: [Option<TestsOptions>] = [
        .flag("--yes", \.saysYes, help: "Also replace files that you have changed.")
    ]
}

/// `grade tests`: shows or changes the library of the learner's tests.
struct TestsCommand {
    let context: CommandContext
    let options: TestsOptions
    var reset: Reset
    var now: @Sendable () -> Date = { Date() }

    init(context: CommandContext, options: TestsOptions) {
        self.context = context
        self.options = options
        reset = context.reset
    }

    func run() throws -> Int32 {
        let all = try OwnTestFiles.all(kit: reset.kit, files: reset.files)
        guard let word = context.invocation.words.first else {
            guard !options.saysYes else {
                throw UsageError.missing("a library to change to with '--yes'", for: .tests)
            }
            let strayed = StrayedTests(kit: reset.kit, files: reset.files)
            try context.console.out(TestsText.state(of: all, strayed: try strayed.paths()))
            return ExitStatus.passed
        }
        guard let library = TestLibrary(rawValue: word.lowercased()) else {
            let libraries = TestLibrary.allCases.map(\.rawValue)
            throw UsageError.unknownName(
                word, option: "tests", nearest: Suggestion.nearest(to: word, in: libraries),
                allowed: libraries.joined(separator: " or "))
        }
        let staying = options.saysYes ? [] : all.filter { !$0.begun(notIn: library).isEmpty }
        let chosen = all.filter { !staying.contains($0) }
        let (changes, backup) = try LibraryChange(library: library, reset: reset)
            .apply(to: chosen, at: now())
        try context.console.out(
            TestsText.done(
                library, changed: changes.map(\.path),
                kept: changes.filter(reset.needsBackup).map(\.path), backup: backup,
                staying: staying, left: chosen.flatMap { $0.left(notIn: library) }.map(\.path)))
        return staying.isEmpty ? ExitStatus.passed : ExitStatus.notPassed
    }
}
