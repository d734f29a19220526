import Catalog

/// What a learner hands in: the sources of the stages and of their own tests.
///
/// Nothing else of their folder is used: the manifest, the official suites, the helpers and
/// `Shared` are always the kit's own.
struct Submission: Sendable {
    /// The folder that holds the tree.
    let root: String
    let tree: Tree

    /// The learner's module of a stage.
    func module(of stage: Stage, files: Files) throws -> SourceFolder {
        try sources("\(tree.rawValue)/\(stage.module)", files: files)
    }

    /// The learner's own tests of a stage. No tests are no error.
    func ownTests(of stage: Stage, files: Files) throws -> SourceFolder {
        let folder = "\(tree.rawValue)/\(stage.suiteModule)"
        guard files.kind("\(root)/\(folder)") != nil else { return SourceFolder() }
        return try sources(folder, files: files)
    }

    private func sources(_ folder: String, files: Files) throws -> SourceFolder {
        let path = "\(root)/\(folder)"
        guard files.kind(path) == .folder else { throw GradeError.missingFolder(path) }
        return try SourceFolder.read(path, ending: ".swift", files: files)
    }
}
