import Catalog
import FileSystem
import Grading

/// The files of an exercise or a stage that `diff` and `reset` work on.
struct ExerciseFiles: Sendable, Equatable {
    /// The paths relative to a tree, for example `Stage1/EvenOdd.swift`.
    let paths: [String]
    /// Whether these are the paths of the learner's test files instead of the code files.
    let areTests: Bool

    /// Finds the files of these exercises, and of the stages that the command line names. With `--tests`,
    /// finds the test files instead of the code files.
    init(of exercises: [String], in context: CommandContext) throws {
        try self.init(
            stages: context.invocation.stages, exercises: exercises,
            areTests: context.options.areTests, kit: context.kit, files: context.machine.files)
    }

    /// Finds the files of stages and exercises.
    ///
    /// An exercise's files are the ones that the catalog lists. A stage's files are all files in its folder,
    /// because learners may also have changed files that have nothing to fill in.
    init(
        stages: [Stage.ID], exercises: [String], areTests: Bool = false, kit: Kit, files: Files
    ) throws {
        var paths: [String] = []
        for stage in kit.workshop.stages {
            let isWhole = stages.contains(stage.id)
            let named = stage.exercises.filter { isWhole || exercises.contains($0.id) }
            let place = areTests ? stage.testsFolder : stage.folder
            let names = named.flatMap { areTests ? ["\($0.ownTests).swift"] : $0.files }
            paths += names.map { "\(place)/\($0)" }
            guard isWhole else { continue }
            let folder = try SourceFolder.read(
                kit.path("\(Tree.finished.rawValue)/\(place)"), ending: ".swift", files: files)
            paths += folder.files.keys.sorted().map { "\(place)/\($0)" }
        }
        var seen: Set<String> = []
        self.paths = paths.filter { seen.insert($0).inserted }
        self.areTests = areTests
    }
}

/// A learner's file with its counterpart in the reference solution.
struct FileDifference: Sendable, Equatable {
    /// The path relative to a tree, for example `Stage1/EvenOdd.swift`.
    let path: String
    /// The path at which `Finished` has the file for the test library that the learner uses. For code, this
    /// path is the same as `path`.
    let pathInLibrary: String
    /// The contents of the learner's file; nil if it doesn't exist.
    let starter: [UInt8]?
    let finished: [UInt8]?

    /// Reads a file from both trees.
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

    /// The library of the stage's other tests. It is used for a missing or empty file, which doesn't reveal
    /// its own library.
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
