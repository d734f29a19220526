import Catalog
import FileSystem
import Grading
import Reports
import SwiftSource
import TerminalKit

extension Verb {
    package static let next = Verb(
        name: "next", summary: "Show what to do next, and where to start.",
        overview: """
            Shows what to do next, and where to start.

            That is the first exercise whose official tests don't all pass. Where all do, it
            is the first with a planted bug that your own tests don't notice. Where a stage
            begins with code that is given, the tests of that come first.
            """,
        usage: "next [STAGE...] [options]", words: .stages,
        arguments: [
            HelpRow("STAGE", "\(Help.stages). The default is all.")
        ],
        options: Option.grading,
        exitStatuses: [
            (ExitStatus.passed, "nothing is left: what was asked for is done"),
            (ExitStatus.notPassed, "something is left to do"),
        ]
    ) { context in
        try NextCommand(context: context).run()
    }
}

/// `grade next`: shows the first exercise with something left, and where to start.
struct NextCommand {
    let context: CommandContext

    func run() throws -> Int32 {
        let report = try context.grade()
        let reporter = NextReporter(
            style: Style(usesColor: context.console.usesColor), tree: report.tree)
        guard let exercise = report.exercises.next else {
            try context.console.out(
                reporter.nothingLeft(report.exercises, of: context.invocation.stages))
            return ExitStatus.passed
        }
        let stage = report.stages.first { $0.stage == exercise.stage }
        let place = StartingPlace.of(
            exercise, tree: report.tree, kit: context.kit, files: context.machine.files)
        let asked = context.invocation.stages.map { "\($0)".lowercased() }
        try context.console.out(
            reporter.text(
                of: exercise, in: stage, start: place,
                again: (["next"] + asked).joined(separator: " ")))
        return ExitStatus.notPassed
    }
}

/// Where a learner starts with what is left in an exercise.
enum StartingPlace {
    /// Nil where the learner's own tests are next, and have no file yet.
    static func of(
        _ exercise: ExerciseState, tree: Tree, kit: Kit, files: Files
    ) -> SourceLocation? {
        exercise.isGreen
            ? ownTests(of: exercise, tree: tree, kit: kit, files: files)
            : code(of: exercise, tree: tree, kit: kit, files: files)
    }

    /// The first part to fill in: the first `// TODO:` of the exercise's files, else line 1.
    static func code(
        of exercise: ExerciseState, tree: Tree, kit: Kit, files: Files
    ) -> SourceLocation {
        let paths = exercise.exercise.files.map { "\(tree.modulePath(exercise.stage))/\($0)" }
        return place(in: paths, kit: kit, files: files)
    }

    /// The learner's own tests of the exercise, as far as they are where the workshop has them.
    static func ownTests(
        of exercise: ExerciseState, tree: Tree, kit: Kit, files: Files
    ) -> SourceLocation? {
        let folder = tree.ownTestsPath(exercise.stage)
        let path = "\(folder)/My\(exercise.exercise.suite).swift"
        guard files.kind(kit.path(path)) == .file else { return nil }
        return place(in: [path], kit: kit, files: files)
    }

    private static func place(in paths: [String], kit: Kit, files: Files) -> SourceLocation {
        for path in paths {
            guard let bytes = try? files.read(kit.path(path)) else { continue }
            let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            for (index, line) in lines.enumerated()
            where String(decoding: line, as: UTF8.self).contains("// TODO:") {
                return SourceLocation(file: path, line: index + 1)
            }
        }
        return SourceLocation(file: paths.first ?? "", line: 1)
    }
}
