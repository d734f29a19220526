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

    /// Reads the files of a stage's own tests.
    static func read(of stage: Stage, kit: Kit, files: Files) throws -> OwnTestFiles {
        let folder = try SourceFolder.read(
            kit.path(Tree.starter.ownTestsPath(stage)), ending: ".swift", files: files)
        let current = folder.files.map { ("\(stage.testsFolder)/\($0)", $1) }
        let shipped = kit.workshop.shippedPaths(of: stage).filter {
            kit.workshop.shippedObject($0, in: .swiftTesting) != nil
        }
        let missing = shipped.subtracting(current.map(\.0))
        let own = current.map { path, bytes in
            File(
                path: path, current: bytes, library: TestLibrary(importedBy: bytes),
                isBegun: !kit.workshop.isShipped(GitObjectName.ofBlob(bytes), as: path),
                isShipped: shipped.contains(path))
        }
        let all = own + missing.map(File.init(missing:))
        return OwnTestFiles(stage: stage, files: all.sorted { $0.path < $1.path })
    }

    /// The libraries that its tests are written in, in the order of `TestLibrary`.
    var libraries: [TestLibrary] {
        TestLibrary.allCases.filter { library in files.contains { $0.library == library } }
    }

    var isBegun: Bool { files.contains { $0.isBegun && ($0.isShipped || $0.library != nil) } }

    /// The files that a learner has begun in another library than this one: they stand in the way.
    ///
    /// Files of a stage may belong together, such as tests and what they inherit from. So a stage changes
    /// as a whole or not at all.
    func begun(notIn library: TestLibrary) -> [File] {
        files.filter { $0.isBegun && $0.library != library && ($0.isShipped || $0.library != nil) }
    }

    /// The files that the workshop has in a library, but for those that the learner has begun in it.
    func shipped(in library: TestLibrary) -> [File] {
        files.filter { $0.isShipped && !($0.isBegun && $0.library == library) }
    }
}

extension OwnTestFiles.File {
    /// A file that the learner doesn't have.
    init(missing path: String) {
        self.init(path: path, current: nil, library: nil, isBegun: false, isShipped: true)
    }
}
