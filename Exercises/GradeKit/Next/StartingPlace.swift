import Catalog
import FileSystem
import Grading
import SwiftSource

/// Where a learner starts with what is left in an exercise.
enum StartingPlace {
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
