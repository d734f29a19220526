import FileSystem
import Processes

/// The folder for everything that the grader can create again.
/// Most of its contents are named by a digest of everything that they were made from:
///
/// | what | where | the name is made by |
/// |---|---|---|
/// | compiled modules | `shared/products` | `CompileUnit.name` |
/// | verdicts, and the remarks on them | `shared/verdicts`; in a class `.results` | `VerdictKey` |
/// | facts about the toolchain: its version and folders, how to call it, its own compiled modules | `shared/facts`, `shared/modules` | `Machine.factName`, the compiler |
/// | the state of `grade watch`, such as hints | beside `shared` | the commands |
/// | backups of a learner's files | beside `shared` | the commands |
/// In the workspaces (`Starter/suite` and so on), programs are linked again each time. If the package manager
/// builds them, an unchanged file keeps its modification time, so that it isn't rebuilt.
struct CacheFolder: Sendable {
    let kit: Kit
    let files: Files

    /// Prepares the folder. If that fails because of the folder's contents, removes everything that
    /// can be created again, and tries again.
    func prepare() throws(FileError) {
        do throws(FileError) {
            try tidy()
        } catch  where mayHaveCaused(error) {
            for path in trees + [kit.shared, scratch] where isInside(path) {
                try files.remove(path)
            }
            try tidy()
        }
    }

    private func tidy() throws(FileError) {
        try files.remove(scratch)
        let stores = [products, verdicts, facts]
        for store in stores { store.prune() }
        // A missing folder isn't removed, because another process may be creating it.
        for folder in trees + stores.map(\.root) where ![nil, .folder].contains(files.kind(folder))
        {
            try files.remove(folder)
        }
        try makeSharedFolders()
    }

    private var trees: [String] { Tree.allCases.map { "\(kit.cache)/\($0.rawValue)" } }

    /// The folder that contains the folders of the test processes. Whatever an interrupted grading
    /// has left there is removed.
    var scratch: String { "\(kit.cache)/scratch" }

    /// The workspace for a question about a tree.
    func workspace(_ tree: Tree, _ question: Question) -> Workspace {
        Workspace(
            root: "\(kit.cache)/\(tree.rawValue)/\(question.rawValue)", files: files,
            workshop: kit.workshop)
    }

    /// The store for compiled products, which all workspaces share.
    var products: ContentStore {
        ContentStore(root: "\(kit.shared)/products", files: files, maximumCount: 600)
    }

    /// The store for verdicts on what was graded in the workspaces, and for the remarks on them.
    var verdicts: ContentStore {
        ContentStore(root: "\(kit.shared)/verdicts", files: files, maximumCount: 220)
    }

    /// The facts about toolchains.
    var facts: ContentStore {
        ContentStore(root: "\(kit.shared)/facts", files: files, maximumCount: 20)
    }

    /// Creates the folders that all workspaces share.
    func makeSharedFolders() throws(FileError) {
        for folder in [kit.modules, products.root] { try files.makeFolder(folder) }
    }

    /// Whether an error may be caused by the contents of the folder. A lack of permissions or disk
    /// space isn't.
    func mayHaveCaused(_ error: any Error) -> Bool {
        switch error {
        case let error as FileError:
            switch error.reason {
            case .missing, .inTheWay, .other: isInside(error.path)
            case .noPermission, .noSpace, .readOnly: false
            }
        case ProcessError.executableNotFound(let path), ProcessError.notExecutable(let path),
            ProcessError.directoryMissing(let path):
            isInside(path)
        default: false
        }
    }

    /// Removes everything that was made for a question, and what all builds share. Verdicts stay, because
    /// nothing is built from them.
    func clear(_ tree: Tree, _ question: Question) throws(FileError) {
        try files.remove(workspace(tree, question).root)
        // If the shared folder isn't inside the cache folder, other gradings may be using it, so it
        // is kept.
        guard isInside(kit.shared) else { return }
        for path in [kit.modules, products.root, facts.root] { try files.remove(path) }
        if files.kind(verdicts.root) != .folder { try files.remove(verdicts.root) }
        try makeSharedFolders()
    }

    private func isInside(_ path: String) -> Bool { path.hasPrefix("\(kit.cache)/") }
}
