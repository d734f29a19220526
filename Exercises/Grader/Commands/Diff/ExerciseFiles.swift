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
    ///
    /// - Parameter areTests: Whether the files of own tests are meant, and not those of the code.
    init(of invocation: Invocation, areTests: Bool = false, kit: Kit, files: Files) throws {
        var paths: [String] = []
        let isAll = invocation.stages.isEmpty && invocation.exercises.isEmpty
        for stage in kit.workshop.stages {
            let named = stage.exercises.filter { invocation.exercises.contains($0.id) }
            let isWhole = (isAll && !stage.isEncore) || invocation.stages.contains(stage.id)
            let exercises = isWhole ? stage.exercises : named
            let place = areTests ? stage.testsFolder : stage.folder
            let names = exercises.flatMap { areTests ? ["\($0.ownTests).swift"] : $0.files }
            paths += names.map { "\(place)/\($0)" }
            guard isWhole else { continue }
            let folder = try SourceFolder.read(
                kit.path("\(Tree.finished.rawValue)/\(place)"), ending: ".swift", files: files)
            paths += folder.files.keys.sorted().map { "\(place)/\($0)" }
        }
        var seen: Set<String> = []
        self.paths = paths.filter { seen.insert($0).inserted }
    }
}

/// A learner's file beside the finished one.
struct FileDifference: Sendable, Equatable {
    /// Below a tree, for example `Stage1/EvenOdd.swift`.
    let path: String
    /// Where both trees have it in the library of the learner's, which for code is the same.
    let pathInLibrary: String
    /// The bytes of the learner's file; nil where it isn't there.
    let starter: [UInt8]?
    let finished: [UInt8]?

    /// Reads both files.
    static func read(_ path: String, kit: Kit, files: Files) throws -> FileDifference {
        let own = try LearnerFile.read("\(Tree.starter.rawValue)/\(path)", in: kit, files)
        let library =
            try own.flatMap { TestLibrary(importedBy: $0) } ?? libraryOfStage(path, kit, files)
        let other = library.shippedPath(of: path)
        let isThere = files.kind(kit.path("\(Tree.finished.rawValue)/\(other)")) != nil
        let pathInLibrary = isThere ? other : path
        return FileDifference(
            path: path, pathInLibrary: pathInLibrary, starter: own,
            finished: try LearnerFile.read(
                "\(Tree.finished.rawValue)/\(pathInLibrary)", in: kit, files))
    }

    /// The library of the other tests of a stage: a file that is gone or empty tells none.
    private static func libraryOfStage(
        _ path: String, _ kit: Kit, _ files: Files
    ) throws -> TestLibrary {
        let stage = kit.workshop.stages.first { path.hasPrefix("\($0.testsFolder)/") }
        guard let stage else { return .xctest }
        return try Submission.read(
            kit.root, tree: .starter, of: kit.workshop, files: files
        ).testLibrary(of: stage)
    }
}
