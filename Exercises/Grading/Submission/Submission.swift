import Catalog
import FileSystem

/// What a learner hands in: the sources of the stages and of their own tests, read once.
///
/// Nothing else of their folder is used: the manifest, the official suites, the helpers and
/// `Shared` are always the kit's own.
struct Submission: Sendable {
    /// The tree that it was read from.
    let tree: Tree
    /// The module of each stage, by the stage's number.
    private(set) var modules: [Int: SourceFolder] = [:]
    /// The learner's own tests of each stage, by the stage's number; empty where there are none.
    private(set) var ownTests: [Int: SourceFolder] = [:]

    /// Reads a submission.
    ///
    /// - Parameters:
    ///   - root: The folder that holds the tree.
    ///   - asked: The stages that are to be graded. The others are read where they are there.
    static func read(
        _ root: String, tree: Tree, asked: [Stage], files: Files
    ) throws -> Submission {
        var submission = Submission(tree: tree)
        let treeFolder = "\(root)/\(tree.rawValue)"
        for stage in stages {
            let module = "\(treeFolder)/\(stage.module)"
            let isThere = files.kind(module) != nil || files.kind(treeFolder) == .link
            guard isThere else {
                if asked.contains(where: { $0.number == stage.number }) {
                    throw GradeError.missingFolder(module)
                }
                continue
            }
            submission.modules[stage.number] = try folder(module, in: treeFolder, files: files)
            submission.ownTests[stage.number] = try folder(
                "\(treeFolder)/\(stage.suiteModule)", in: treeFolder, files: files)
        }
        return submission
    }

    /// The sources in a folder; none where there is nothing. A link that leads to a folder, also
    /// in the place of the tree, is refused.
    private static func folder(
        _ path: String, in tree: String, files: Files
    ) throws(FileError) -> SourceFolder {
        switch (files.kind(tree), files.kind(path)) {
        case (.folder?, nil): SourceFolder()
        case (.folder?, .folder?): try SourceFolder.read(path, ending: ".swift", files: files)
        default: SourceFolder(refused: [RefusedFile(path: ".", reason: .noFolder)])
        }
    }

    /// Why a stage's code can't be built, whatever the compiler would say of it; nil where it can.
    func obstacle(inModuleOf stage: Stage) -> BuildFailure? {
        obstacle(
            in: modules[stage.number], at: modulePath(stage),
            imports: ForeignImport(stage: stage, isTests: false))
            ?? modules[stage.number].flatMap {
                TakenName.failure(in: $0, at: modulePath(stage))
            }
    }

    /// Why the learner's own tests of a stage can't be built, in the same way.
    func obstacle(inOwnTestsOf stage: Stage) -> BuildFailure? {
        obstacle(
            in: ownTests[stage.number], at: ownTestsPath(stage),
            imports: ForeignImport(stage: stage, isTests: true))
    }

    private func obstacle(
        in folder: SourceFolder?, at path: String, imports: ForeignImport
    ) -> BuildFailure? {
        guard let folder else { return nil }
        guard folder.refused.isEmpty else {
            return .refused(folder.refused.map { $0.below(path) })
        }
        return imports.failure(in: folder, at: path)
    }

    /// The path of a stage's module, relative to the repository.
    func modulePath(_ stage: Stage) -> String { "\(tree.rawValue)/\(stage.module)" }

    /// The path of the learner's own tests of a stage, relative to the repository.
    func ownTestsPath(_ stage: Stage) -> String { "\(tree.rawValue)/\(stage.suiteModule)" }
}
