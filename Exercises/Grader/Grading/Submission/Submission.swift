import Catalog
import Digest
import FileSystem
import SwiftSource

/// A learner's submission: the sources of the stages and of the learner's tests. They are read only
/// once.
///
/// Nothing else in the learner's folder is used. The manifest, the official suites, the helpers and
/// `Shared` always come from the kit.
package struct Submission: Sendable {
    /// The absolute path of the folder from which the submission was read.
    let root: String
    /// The tree from which the submission was read.
    let tree: Tree
    package let workshop: Workshop
    /// The module of each stage whose folder exists.
    private(set) var modules: [Stage.ID: SourceFolder] = [:]
    /// The learner's tests for each stage that exists; empty if there are none.
    private(set) var ownTests: [Stage.ID: SourceFolder] = [:]

    /// Reads the existing stages of a workshop.
    ///
    /// - Parameters:
    ///   - root: The folder that contains the tree.
    ///   - place: The tree's folder, if it isn't named after the tree.
    ///   - library: The library of the learner's tests. If it is Swift Testing, the tree's Swift
    ///     Testing files replace the files in the test folders.
    package static func read(
        _ root: String, tree: Tree, of workshop: Workshop, files: Files, at place: String? = nil,
        testsIn library: TestLibrary = .xctest
    ) throws(FileError) -> Submission {
        var submission = Submission(root: root, tree: tree, workshop: workshop)
        let treeFolder = place ?? "\(root)/\(tree.rawValue)"
        for stage in workshop.stages {
            let module = "\(treeFolder)/\(stage.folder)"
            guard files.kind(module) != nil || files.kind(treeFolder) == .link else { continue }
            submission.modules[stage.id] = try folder(
                stage.folder, in: treeFolder, files: files)
            var tests = try folder(stage.testsFolder, in: treeFolder, files: files)
            if library == .swiftTesting {
                let others = library.shippedPath(of: stage.testsFolder)
                tests = tests.replacing(try folder(others, in: treeFolder, files: files))
            }
            submission.ownTests[stage.id] = tests
        }
        return submission
    }

    /// Reads the sources in a folder; empty if the folder doesn't exist. A link isn't accepted
    /// instead of this folder, the tree, or any folder between them.
    ///
    /// - Parameter path: The folder's path below the tree.
    private static func folder(
        _ path: String, in tree: String, files: Files
    ) throws(FileError) -> SourceFolder {
        let slashes = path.indices.filter { path[$0] == "/" }
        let above = [tree] + slashes.map { "\(tree)/\(path[..<$0])" }
        let isBelowFolders = above.allSatisfy { files.kind($0) == .folder }
        return switch files.kind("\(tree)/\(path)") {
        case nil where isBelowFolders: SourceFolder()
        case .folder? where isBelowFolders:
            try readable("\(tree)/\(path)", files: files)
        default: SourceFolder(refused: [RefusedFile(path: ".", reason: .noFolder)])
        }
    }

    /// Reads a folder. If there is no permission to read a part of it, the folder counts as
    /// refused.
    private static func readable(
        _ folder: String, files: Files
    ) throws(FileError) -> SourceFolder {
        do {
            return try SourceFolder.read(folder, ending: ".swift", files: files)
        } catch  where error.reason == .noPermission {
            let isBelow = error.path.hasPrefix("\(folder)/")
            let path = isBelow ? String(error.path.dropFirst(folder.count + 1)) : "."
            return SourceFolder(refused: [RefusedFile(path: path, reason: .notReadable)])
        }
    }

    /// The folders of a stage, by their paths below a tree. The stage's code comes first, then the
    /// learner's tests. A folder is nil if the stage doesn't exist.
    package func folders(of stage: Stage) -> [(path: String, folder: SourceFolder?)] {
        [(stage.folder, modules[stage.id]), (stage.testsFolder, ownTests[stage.id])]
    }

    /// The files of the submission, by their paths below the folder that contains `Starter`,
    /// whatever the submission's tree is called.
    package var paths: [String: [UInt8]] {
        var paths: [String: [UInt8]] = [:]
        for (path, folder) in workshop.stages.flatMap(folders) {
            for (name, bytes) in folder?.files ?? [:] {
                paths["\(Tree.starter.rawValue)/\(path)/\(name)"] = bytes
            }
        }
        return paths
    }

    /// The existing stages, in the order of the workshop.
    package var presentStages: [Stage] { workshop.stages(modules.keys) }

    /// Checks that the folders of these stages exist.
    ///
    /// - Throws: `GradeError.missingFolder` if one of them doesn't.
    func requireFolders(of stages: [Stage]) throws(GradeError) {
        for stage in stages where modules[stage.id] == nil {
            throw .missingFolder("\(root)/\(tree.modulePath(stage))")
        }
    }

    /// The bytes of each file of a stage's module, by name.
    func code(of stage: Stage) -> [String: [UInt8]] { modules[stage.id]?.files ?? [:] }

    /// The bytes of each file of the learner's tests of a stage, by name.
    func tests(of stage: Stage) -> [String: [UInt8]] { ownTests[stage.id]?.files ?? [:] }

    /// The text of each file of the learner's tests of a stage, by its path relative to the repository.
    func ownTestTexts(of stage: Stage) -> [String: String] {
        tests(of: stage).texts(in: tree.ownTestsPath(stage))
    }

    /// Returns the failure that answers a question about a stage without calling the compiler; nil
    /// if the compiler is needed.
    func obstacle(to question: Question, _ stage: Stage) -> BuildFailure? {
        let ofTests = question.isOfOwnTests ? obstacle(inOwnTestsOf: stage) : nil
        return ofTests ?? (question.isOfLearnersCode ? obstacle(inModuleOf: stage) : nil)
    }

    /// Returns why a stage's code can't be built, whatever it contains; nil if it may compile.
    func obstacle(inModuleOf stage: Stage) -> BuildFailure? {
        modules[stage.id]?.failure(at: tree.modulePath(stage))
    }

    /// Returns why the learner's tests for a stage can't be built, whatever they contain; nil if
    /// they may compile.
    func obstacle(inOwnTestsOf stage: Stage) -> BuildFailure? {
        ownTests[stage.id]?.failure(at: tree.ownTestsPath(stage))
    }
}

extension SourceFolder {
    /// Returns the failure for the files that aren't accepted; nil if there are none.
    ///
    /// - Parameter path: The folder's path relative to the repository.
    fileprivate func failure(at path: String) -> BuildFailure? {
        refused.isEmpty ? nil : .refused(refused.map { $0.below(path) })
    }
}

extension Submission {
    /// Whether the learner has changed or deleted any file of a stage since it was shipped. An
    /// encore that the learner hasn't started is neither built nor run.
    package func hasBegun(_ stage: Stage) -> Bool {
        var current: [String: String] = [:]
        for (path, folder) in folders(of: stage) {
            guard let folder, folder.refused.isEmpty else { return folder != nil }
            for (name, bytes) in folder.files {
                current["\(path)/\(name)"] = GitObjectName.ofText(bytes)
            }
        }
        return Set(current.keys) != workshop.shippedPaths(of: stage)
            || !current.allSatisfy { workshop.isShipped($0.value, as: $0.key) }
    }

    /// The digest of the learner's tests for a stage.
    package func digestOfOwnTests(of stage: Stage) -> String {
        var digest = ContentDigest()
        digest.add(tests(of: stage))
        return digest.text
    }

    /// Returns the library that the learner uses for a stage's tests. It is the one that most files
    /// use, or XCTest if both are used equally often or there are no files.
    package func testLibrary(of stage: Stage) -> TestLibrary {
        TestLibrary(ofMost: tests(of: stage).values)
    }
}

extension TestLibrary {
    /// The library that a test file imports, or Swift Testing if it imports both; nil if it imports neither.
    package init?(importedBy source: [UInt8]) {
        let imports = Declarations(SwiftText(source)).imports
        let imported = Self.allCases.reversed().first { imports[$0.module] != nil }
        guard let imported else { return nil }
        self = imported
    }

    /// Returns the library that most of these test files use; XCTest if both are used equally
    /// often, or if there are no files.
    package init(ofMost files: some Sequence<[UInt8]>) {
        let libraries = files.compactMap { TestLibrary(importedBy: $0) }
        let modern = libraries.count { $0 == .swiftTesting }
        self = modern * 2 > libraries.count ? .swiftTesting : .xctest
    }

    /// Returns the library of a test. The test's name in a run shows it, because XCTest's names
    /// have no parentheses.
    package init(ofTest name: String) {
        self = TestName(name).isOfSwiftTesting ? .swiftTesting : .xctest
    }
}
