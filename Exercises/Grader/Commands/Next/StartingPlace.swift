import Catalog
import FileSystem
import Grading
import Reports
import SwiftSource

/// Finds the line at which a learner starts working on the rest of an exercise.
enum StartingPlace {
    /// The place of the first error or failure in a report, or else of the first part to fill in. The
    /// exercise's step decides whether this place is in the code or in the tests. Nil if the learner's tests
    /// are next but their file doesn't exist yet.
    static func of(
        _ exercise: ExerciseState, codeFirst: Bool = false, in stage: StageReport?, tree: Tree,
        kit: Kit, files: Files
    ) -> SourceLocation? {
        exercise.step(codeFirst: codeFirst) != .green
            ? brokenTests(of: exercise, in: stage, tree: tree)
                ?? ownTests(of: exercise, tree: tree, kit: kit, files: files)
            : brokenCode(of: exercise, in: stage, tree: tree)
                ?? code(of: exercise, tree: tree, kit: kit, files: files)
    }

    /// The first error in the stage's code, or the line of the learner's code that stopped a test; nil if
    /// there is neither.
    static func brokenCode(
        of exercise: ExerciseState, in stage: StageReport?, tree: Tree
    ) -> SourceLocation? {
        let failed = exercise.firstFailure?.result.place
        // Places in official tests are skipped, because learners don't change those.
        return ((stage?.buildFailure?.places ?? []) + [failed].compactMap(\.self)).first {
            $0.file.hasPrefix("\(tree.modulePath(exercise.stage))/")
        }
    }

    /// The first of the learner's tests that doesn't compile, isn't valid or never runs; nil if there is
    /// none.
    static func brokenTests(
        of exercise: ExerciseState, in stage: StageReport?, tree: Tree
    ) -> SourceLocation? {
        let wrong =
            exercise.wrongTests.compactMap { stage?.findings.on($0)?.place }.first {
                // A test may have stopped in a file of `Finished`, where learners change nothing.
                $0.file.hasPrefix("\(tree.ownTestsPath(exercise.stage))/")
            } ?? exercise.neverRun.first?.place
        // If this exercise's tests are judged anyway, errors in another exercise's file can wait.
        guard let stage, !stage.areTestsRun(of: exercise) else { return wrong }
        let errors = stage.ownTests.compileErrors?.places ?? []
        return errors.first { stage.stage.has(file: $0.file, in: exercise.exercise) }
            ?? errors.first ?? wrong
    }

    /// The first part to fill in: the first `// TODO:` in the exercise's files, or else the function that the
    /// first failure mentions, or else the first function.
    static func code(
        of exercise: ExerciseState, tree: Tree, kit: Kit, files: Files
    ) -> SourceLocation {
        let paths = exercise.exercise.files.map { "\(tree.modulePath(exercise.stage))/\($0)" }
        let sources = sources(of: paths, kit: kit, files: files)
        if let place = toDo(in: sources) { return place }
        let functions = sources.flatMap { path, text in
            Declarations(SwiftText(text)).functions.map { (path: path, function: $0) }
        }
        let told = exercise.firstFailure?.result.failure.map { FailureText.describe($0) } ?? ""
        let found =
            functions.first { told.contains("\($0.function.name)(") } ?? functions.first
        return found.map { SourceLocation(file: $0.path, line: $0.function.line) }
            ?? SourceLocation(file: paths.first ?? "", line: 1)
    }

    /// The place in the learner's tests: the first `// TODO:`, or else the end of the last test, where the
    /// next one goes; nil if the test file that the workshop ships doesn't exist.
    static func ownTests(
        of exercise: ExerciseState, tree: Tree, kit: Kit, files: Files
    ) -> SourceLocation? {
        let folder = tree.ownTestsPath(exercise.stage)
        let path = "\(folder)/My\(exercise.exercise.suite).swift"
        guard files.kind(kit.path(path)) == .file else { return nil }
        let sources = sources(of: [path], kit: kit, files: files)
        if let place = toDo(in: sources) { return place }
        let source = Declarations(SwiftText(sources.first?.text ?? ""))
        let end = source.functions.compactMap { source.lines(of: $0)?.upperBound }.max()
        return SourceLocation(file: path, line: end.flatMap { $0 == .max ? nil : $0 } ?? 1)
    }

    /// The texts of the files that can be read.
    private static func sources(
        of paths: [String], kit: Kit, files: Files
    ) -> [(path: String, text: String)] {
        paths.compactMap { path in
            (try? files.read(kit.path(path))).map { (path, String(decoding: $0, as: UTF8.self)) }
        }
    }

    /// The first line with a part to fill in; nil if there is none.
    private static func toDo(in sources: [(path: String, text: String)]) -> SourceLocation? {
        for (path, text) in sources {
            let lines = text.utf8.split(
                separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            for (index, line) in lines.enumerated()
            where Substring(line).contains("// TODO:") {
                return SourceLocation(file: path, line: index + 1)
            }
        }
        return nil
    }
}
