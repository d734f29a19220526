import Catalog

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
        for stage in stages {
            let module = "\(root)/\(tree.rawValue)/\(stage.module)"
            let isAsked = asked.contains { $0.number == stage.number }
            guard files.kind(module) == .folder else {
                if isAsked { throw GradeError.missingFolder(module) }
                continue
            }
            submission.modules[stage.number] = try SourceFolder.read(
                module, ending: ".swift", files: files)
            let tests = "\(root)/\(tree.rawValue)/\(stage.suiteModule)"
            submission.ownTests[stage.number] =
                switch files.kind(tests) {
                case .folder?: try SourceFolder.read(tests, ending: ".swift", files: files)
                case nil: SourceFolder()
                // A link to somewhere else, for example.
                default: SourceFolder(refused: [RefusedFile(path: ".", reason: .notRegular)])
                }
        }
        return submission
    }

    /// The path of a stage's module, relative to the repository.
    func modulePath(_ stage: Stage) -> String { "\(tree.rawValue)/\(stage.module)" }

    /// The path of the learner's own tests of a stage, relative to the repository.
    func ownTestsPath(_ stage: Stage) -> String { "\(tree.rawValue)/\(stage.suiteModule)" }
}
