import Catalog
import FileSystem
import Grading

/// The files of a learner's own tests of a stage, and the libraries that they are written in.
struct OwnTestFiles: Sendable, Equatable {
    /// A file with tests.
    struct File: Sendable, Equatable {
        /// Below the tree, for example `Stage1Tests/MyEvenOddTests.swift`.
        let path: String
        /// The bytes of the learner's version; nil where it isn't there.
        let current: [UInt8]?
        /// The library that the learner's version is written in; nil where it has no tests.
        let library: TestLibrary?
        /// Whether the learner has changed it, or made it.
        let isBegun: Bool
        /// Whether the workshop has it in both libraries.
        let isShipped: Bool
    }

    let stage: Stage
    /// Sorted by path.
    let files: [File]

    /// The own tests of each stage that the learner has.
    ///
    /// - Throws: `LearnerFileError.notAFile` where a link or something else stands in the place of a folder
    ///   or a file.
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

    /// Reads the files of a stage's own tests.
    private static func read(of stage: Stage, kit: Kit, files: Files) throws -> OwnTestFiles {
        let folder = try SourceFolder.read(
            kit.path(Tree.starter.ownTestsPath(stage)), ending: ".swift", files: files)
        let shipped = kit.workshop.shippedPaths(of: stage).filter {
            kit.workshop.shippedObject($0, in: .swiftTesting) != nil
        }
        // Each is looked at in its own place: where a folder holds too much, some of it isn't read.
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

    /// The libraries that its tests are written in, in the order of `TestLibrary`.
    var libraries: [TestLibrary] {
        TestLibrary.allCases.filter { library in files.contains { $0.library == library } }
    }

    var isBegun: Bool { files.contains { $0.isBegun && $0.isOfTests } }

    /// The files that a learner has begun in another library than this one: they stand in the way.
    ///
    /// Files of a stage may belong together, such as tests and what they inherit from. So a stage changes
    /// as a whole or not at all.
    func begun(notIn library: TestLibrary) -> [File] {
        files.filter { $0.isBegun && $0.isOfTests && $0.library != library }
    }

    /// The files that the workshop has in a library, but for those that the learner has begun in it.
    func shipped(in library: TestLibrary) -> [File] {
        files.filter { $0.isShipped && !($0.isBegun && $0.library == library) }
    }

    /// The learner's own files with tests in another library: the workshop has no other version of them.
    func left(notIn library: TestLibrary) -> [File] {
        files.filter { !$0.isShipped && $0.library != nil && $0.library != library }
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

    /// Whether it is a file of tests, or what they need of their library.
    var isOfTests: Bool { isShipped || library != nil }
}
