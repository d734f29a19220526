import Catalog
import Foundation
import Grading

extension Verb {
    package static let tests = Verb(
        name: "tests", summary: "Show or switch the library that your tests use.",
        overview: """
            Shows which library your tests use, or switches to the other one.

            Swift has two: XCTest and Swift Testing. Both count the same here. Switching
            replaces the test files of each stage with the ones in the other library. If you
            have changed a test file, its stage stays as it is. To switch that stage as
            well, first run 'swift run grade reset STAGE --tests', which keeps your tests in
            a backup.
            Guide/5-xctest-and-swift-testing.md shows both libraries side by side.
            """,
        usage: "tests [xctest|swift-testing]", words: .asGiven
    ) { context in
        try TestsCommand(context: context).run()
    }
}

/// `grade tests`: shows or changes the library of the learner's tests.
struct TestsCommand {
    let context: CommandContext
    var reset: Reset
    var now: @Sendable () -> Date = { Date() }

    init(context: CommandContext) {
        self.context = context
        reset = context.reset
    }

    func run() throws -> Int32 {
        let all = try OwnTestFiles.all(kit: reset.kit, files: reset.files)
        guard let word = context.invocation.word else {
            let strayed = StrayedTests(kit: reset.kit, files: reset.files)
            try context.console.out(TestsText.state(of: all, strayed: try strayed.paths()))
            return ExitStatus.passed
        }
        guard let library = TestLibrary(rawValue: word.lowercased()) else {
            let libraries = TestLibrary.allCases.map(\.rawValue)
            throw UsageError.unknownName(
                word, for: "tests", known: libraries, allowed: libraries.joined(separator: " or "))
        }
        let staying = all.filter { !$0.begun(notIn: library).isEmpty }
        let (changes, backup) = try LibraryChange(library: library, reset: reset)
            .apply(to: all.filter { $0.begun(notIn: library).isEmpty }, at: now())
        let kept = changes.contains(where: reset.needsBackup) ? backup : nil
        try context.console.out(
            TestsText.done(library, changed: changes.count, backup: kept, staying: staying))
        return staying.isEmpty ? ExitStatus.passed : ExitStatus.notPassed
    }
}
