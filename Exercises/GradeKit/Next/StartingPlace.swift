import Catalog
import FileSystem
import Grading
import Reports
import SwiftSource

/// The line at which a learner starts with what is left in an exercise.
enum StartingPlace {
    /// The first error or failure that a report tells of, or else the first part to fill in, of code or
    /// tests as the exercise's step says; nil where the learner's own tests are next and have no file yet.
    static func of(
        _ exercise: ExerciseState, codeFirst: Bool = false, in stage: StageReport?, tree: Tree,
        kit: Kit,
        files: Files
    ) -> SourceLocation? {
        exercise.step(codeFirst: codeFirst) != .green
            ? brokenTests(of: exercise, in: stage, tree: tree)
                ?? ownTests(of: exercise, tree: tree, kit: kit, files: files)
            : brokenCode(of: exercise, in: stage, tree: tree)
                ?? code(of: exercise, tree: tree, kit: kit, files: files)
    }

    /// The first error in the stage's code, or the line of the learner's code that stopped a test;
    /// nil where there is neither.
    static func brokenCode(
        of exercise: ExerciseState, in stage: StageReport?, tree: Tree
    ) -> SourceLocation? {
        let failed = exercise.firstFailure?.result.place
        // Places in official tests are left out: learners don't change those.
        return ((stage?.buildFailure?.places ?? []) + [failed].compactMap(\.self)).first {
            $0.file.hasPrefix("\(tree.modulePath(exercise.stage))/")
        }
    }

    /// The first of the learner's own tests that can't be built, doesn't hold or never runs; nil where
    /// there is none.
    static func brokenTests(
        of exercise: ExerciseState, in stage: StageReport?, tree: Tree
    ) -> SourceLocation? {
        let wrong =
            exercise.wrongTests.compactMap { stage?.findings.on($0)?.place }.first {
                // A test may have stopped in `Finished`, which is not the place to start.
                $0.file.hasPrefix("\(tree.ownTestsPath(exercise.stage))/")
            } ?? exercise.neverRun.first?.place
        // Errors in another exercise's file can wait where this one's tests are judged all the
        // same.
        guard let stage, !stage.areTestsRun(of: exercise) else { return wrong }
        let errors = stage.ownTests.compileErrors?.places ?? []
        return errors.first { stage.stage.has(file: $0.file, in: exercise.exercise) }
            ?? errors.first ?? wrong
    }

    /// The first part to fill in: the first `// TODO:` of the exercise's files, else line 1.
    static func code(
        of exercise: ExerciseState, tree: Tree, kit: Kit, files: Files
    ) -> SourceLocation {
        let paths = exercise.exercise.files.map { "\(tree.modulePath(exercise.stage))/\($0)" }
        return place(in: paths, kit: kit, files: files)
    }

    /// The place in the learner's own tests: the first `// TODO:`, else line 1; nil where the
    /// workshop's file for them isn't there.
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
