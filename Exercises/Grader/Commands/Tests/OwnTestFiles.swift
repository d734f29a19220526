import Catalog
import FileSystem
import Grading

/// The learner's test files of a stage, and the libraries that they use.
struct OwnTestFiles: Sendable, Equatable {
    /// A test file.
    struct File: Sendable, Equatable {
        /// The path relative to the tree, for example `Stage1Tests/MyEvenOddTests.swift`.
        let path: String
        /// The contents of the learner's version; nil if it doesn't exist.
        let current: [UInt8]?
        /// The library that the learner's version uses; nil if it has no tests.
        let library: TestLibrary?
        /// Whether the learner has changed or created the file.
        let isBegun: Bool
        /// Whether the workshop ships the file in both libraries.
        let isShipped: Bool
    }

    let stage: Stage
    /// The files, sorted by path.
    let files: [File]

    /// The learner's test files of each stage.
    ///
    /// - Throws: `LearnerFileError.notAFile` if a link or something else is at the path of a folder or a
    ///   file.
    static func all(kit: Kit, files: Files) throws -> [OwnTestFiles] {
        try kit.workshop.stages.compactMap { stage in
            let folder = Tree.starter.ownTestsPath(stage)
            switch files.kind(kit.path(folder)) {
            case nil: return nil
            case .folder: return try read(of: stage, kit: kit, files: files)
            default: throw LearnerFileError.notAFile(folder)
            }
        }.filter { $0.files.contains(where: \.isShipped) }
    }

    /// Reads the test files of a stage.
    private static func read(of stage: Stage, kit: Kit, files: Files) throws -> OwnTestFiles {
        let folder = try SourceFolder.read(
            kit.path(Tree.starter.ownTestsPath(stage)), ending: ".swift", files: files)
        let shipped = kit.workshop.shippedPaths(of: stage).filter {
            kit.workshop.shippedObject($0, in: .swiftTesting) != nil
        }
        // Each file is read individually, because a folder that holds too much is read only in part.
        let placed = try shipped.map { path in
            File(
                path, try LearnerFile.read("\(Tree.starter.rawValue)/\(path)", in: kit, files),
                isShipped: true, kit.workshop)
        }
        let others = folder.files.map { ("\(stage.testsFolder)/\($0)", $1) }
            .filter { !shipped.contains($0.0) }
            .map { File($0, $1, isShipped: false, kit.workshop) }
        return OwnTestFiles(stage: stage, files: (placed + others).sorted { $0.path < $1.path })
    }

    /// The libraries that the tests use, in the order of `TestLibrary`.
    var libraries: [TestLibrary] {
        TestLibrary.allCases.filter { library in files.contains { $0.library == library } }
    }

    var isBegun: Bool { files.contains { $0.isBegun && $0.isOfTests } }

    /// The files that a learner has started in a library other than this one. If there are any, the stage
    /// can't be changed to this library.
    ///
    /// A stage's files may depend on each other, for example tests on the class that they inherit from. So a
    /// stage changes as a whole or not at all.
    func begun(notIn library: TestLibrary) -> [File] {
        files.filter { $0.isBegun && $0.isOfTests && $0.library != library }
    }

    /// The workshop's files in a library, except the ones that the learner has started in it.
    func shipped(in library: TestLibrary) -> [File] {
        files.filter { $0.isShipped && !($0.isBegun && $0.library == library) }
    }
}

extension OwnTestFiles.File {
    init(_ path: String, _ current: [UInt8]?, isShipped: Bool, _ workshop: Workshop) {
        self.init(
            path: path, current: current,
            library: current.flatMap { TestLibrary(importedBy: $0) },
            isBegun: current.map { !workshop.isShipped(GitObjectName.ofText($0), as: path) }
                ?? false,
            isShipped: isShipped)
    }

    /// Whether the file contains tests, or code for tests that depends on the library.
    var isOfTests: Bool { isShipped || library != nil }
}
