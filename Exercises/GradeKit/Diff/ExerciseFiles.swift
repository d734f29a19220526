import Catalog
import FileSystem
import Grading

/// The files of an exercise or of a stage: what `diff` and `reset` are about.
struct ExerciseFiles: Sendable, Equatable {
    /// Below a tree, for example `Stage1/EvenOdd.swift`.
    let paths: [String]

    /// The files of the stages and exercises that are named; of all stages where none is.
    ///
    /// An exercise has the files that the catalogue names. A stage has all files of its folder,
    /// since learners may also have changed files with nothing to fill in.
    init(of invocation: Invocation, kit: Kit, files: Files) throws {
        var paths: [String] = []
        let isAll = invocation.stages.isEmpty && invocation.exercises.isEmpty
        for stage in kit.workshop.stages {
            let named = stage.exercises.filter { invocation.exercises.contains($0.id) }
            let isWhole = (isAll && !stage.isEncore) || invocation.stages.contains(stage.id)
            let exercises = isWhole ? stage.exercises : named
            paths += exercises.flatMap(\.files).map { "\(stage.folder)/\($0)" }
            guard isWhole else { continue }
            let folder = try SourceFolder.read(
                kit.path(Tree.finished.modulePath(stage)), ending: ".swift", files: files)
            paths += folder.files.keys.sorted().map { "\(stage.folder)/\($0)" }
        }
        var seen: Set<String> = []
        self.paths = paths.filter { seen.insert($0).inserted }
    }
}

/// A learner's file beside the finished one.
struct FileDifference: Sendable, Equatable {
    /// Below a tree, for example `Stage1/EvenOdd.swift`.
    let path: String
    /// The bytes of the learner's file; nil where it isn't there.
    let starter: [UInt8]?
    let finished: [UInt8]?

    /// Reads both files.
    static func read(_ path: String, kit: Kit, files: Files) throws -> FileDifference {
        let contents = try Tree.allCases.map { tree -> [UInt8]? in
            let file = kit.path("\(tree.rawValue)/\(path)")
            guard let kind = files.kind(file) else { return nil }
            guard kind == .file else { throw LearnerFileError.notAFile("\(tree.rawValue)/\(path)") }
            return try files.read(file)
        }
        return FileDifference(path: path, starter: contents[0], finished: contents[1])
    }
}

/// Why a learner's file could not be used.
enum LearnerFileError: Error, Equatable {
    /// A folder, a link, a pipe or a device stands in its place.
    case notAFile(String)
    /// There is no `git`, which holds the files as they were shipped.
    case noGit(path: String)
    /// The history doesn't hold the file as it was shipped; what git said.
    case notInHistory(path: String, output: String)
}
