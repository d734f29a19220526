import Catalog
import FileSystem
import Grading
import Reports
import SwiftSource

/// Where a learner starts with what is left in an exercise.
enum StartingPlace {
    /// What a report tells of, else where the file begins; nil where the learner's own tests are next,
    /// and have no file yet.
    static func of(
        _ exercise: ExerciseState, in stage: StageReport?, tree: Tree, kit: Kit, files: Files
    ) -> SourceLocation? {
        exercise.isGreen
            ? brokenTests(of: exercise, in: stage, tree: tree)
                ?? ownTests(of: exercise, tree: tree, kit: kit, files: files)
            : brokenCode(of: exercise, in: stage, tree: tree)
                ?? code(of: exercise, tree: tree, kit: kit, files: files)
    }

    /// The first error of its stage's code, or where the learner's code stopped a test; nil where it
    /// is neither.
    static func brokenCode(
        of exercise: ExerciseState, in stage: StageReport?, tree: Tree
    ) -> SourceLocation? {
        let failed = exercise.firstFailure?.result.place
        // An official test that doesn't compile with the code isn't the learner's to change.
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
                // It may have stopped in the answer.
                $0.file.hasPrefix("\(tree.ownTestsPath(exercise.stage))/")
            } ?? exercise.neverRun.first?.place
        // Errors in another file, which leave this one's tests judged, can wait.
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
