import FileSystem
import Processes

/// The folder in which the grader keeps what it can make again, and what has to hold before that is used.
///
/// All that the grader keeps, and what decides whether it is used again:
///
/// | where | what | it is used again for the same |
/// |---|---|---|
/// | `shared/verdicts`; in the reports of a class `.results/verdicts` | the verdict on a stage | `VerdictKey.init(_:of:in:conditions:)` |
/// | `shared/advice` | what there is to say of a stage | `VerdictKey.init(ofAdviceOn:…)` in `KeptAdvice.swift` |
/// | in the reports of a class `.results/learners` | the result of a learner | `VerdictKey.init(ofResult:…)` |
/// | `shared/products` | a compiled module | `CompileUnit.name`: sources, imported interfaces, compiler, grader |
/// | `Starter/suite` and others of a tree and a question | a workspace with its files | files, byte by byte: `Workspace.fill` |
/// | `made-of` beside a program in a workspace | what the program was made of | `TestProgram.isMade`: products, or files and Swift's version; time and size of the program |
/// | `shared/commands.json` | how the compiler is called | path and version of Swift, time and size of the compiler: `DirectBuildState` |
/// | `shared/modules`, and `.build` in a workspace | compiled modules of the system, what the package manager has built | what they decide themselves |
/// | `libraries` | copies of what test programs map, for the sandbox of a class | the originals, by path, size and time: `LibraryCopies` |
/// | `place` | the path of the kit; in another place all but the verdicts of a class is removed | |
/// | `failed-from-scratch` | builds that need not be tried again from scratch | the same names of stages: `CacheRecovery` |
///
/// In memory, for as long as a process runs, `ArchiveCache` keeps what came out of an archive by its size
/// and time, `CodeScreener` what official tests may use of a stage by the sources, and
/// `DirectBuildState` whether the compiler can be called at all. Hints, backups and packed work in the
/// folder are the commands' own.
package struct CacheFolder: Sendable {
    let kit: Kit
    let files: Files

    package init(kit: Kit, files: Files) {
        self.kit = kit
        self.files = files
    }

    /// Gets the folder ready.
    ///
    /// What was built in another place is removed: compiled modules hold absolute paths, so they
    /// are of no use after the kit's folder was moved or renamed.
    package func prepare() throws {
        let note = "\(kit.cache)/place"
        if (try? files.read(note)) != Array(kit.root.utf8) {
            for tree in Tree.allCases { try files.remove("\(kit.cache)/\(tree.rawValue)") }
            try files.remove(kit.shared)
            try files.remove(note)
            try files.write(note, Array(kit.root.utf8))
        }
        try files.remove(scratch)
        for store in [products, verdicts, advice] { try store.prune() }
        for tree in Tree.allCases {
            try removeUnlessFolder("\(kit.cache)/\(tree.rawValue)")
            for question in Question.allCases {
                for path in workspace(tree, question).remainsOfEarlierVersions {
                    try files.remove(path)
                }
            }
        }
    }

    /// Removes what stands in the place of a folder: no workspace below it could be filled.
    private func removeUnlessFolder(_ path: String) throws(FileError) {
        switch files.kind(path) {
        case .folder?, nil: break
        case .link? where (try? files.names(path)) != nil: break
        case .file?, .link?, .special?: try files.remove(path)
        }
    }

    /// Where test processes have their folders. What an ended grading left there is removed.
    var scratch: String { "\(kit.cache)/scratch" }

    /// The folder of the workspace for a question about a tree.
    func workspace(_ tree: Tree, _ question: Question) -> Workspace {
        Workspace(
            root: "\(kit.cache)/\(tree.rawValue)/\(question.rawValue)", files: files,
            workshop: kit.workshop)
    }

    /// What the compiler has made for all workspaces.
    var products: ContentStore {
        ContentStore(root: "\(kit.shared)/products", files: files, maximumCount: 600)
    }

    /// The verdicts on what was graded in the workspaces: few are kept, since each grading lists them.
    var verdicts: ContentStore {
        ContentStore(root: "\(kit.shared)/verdicts", files: files, maximumCount: 130)
    }

    /// What there is to say of the stages that were graded. It has a store of its own: with the verdicts, it
    /// would take the place of those that an undone change asks for.
    var advice: ContentStore {
        ContentStore(root: "\(kit.shared)/advice", files: files, maximumCount: 90)
    }

    /// Makes the folders that all workspaces share. They are removed where something is broken.
    func makeSharedFolders() throws(FileError) {
        for folder in [kit.modules, products.root] { try files.makeFolder(folder) }
    }
}

/// What to do where something in the folder is broken.
extension CacheFolder {
    /// Whether an error is about what stands in the folder: not about rights or room.
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

    /// Removes all that can be made again; backups and what is remembered of hints stay.
    func clear() throws(FileError) {
        for tree in Tree.allCases { try files.remove("\(kit.cache)/\(tree.rawValue)") }
        for path in [kit.shared, scratch] where isInside(path) { try files.remove(path) }
    }

    /// Removes what was built for a question, and what all builds in the folder share.
    func clear(_ tree: Tree, _ question: Question) throws(FileError) {
        try files.remove(workspace(tree, question).root)
        // A shared folder outside of this one may be in use by other gradings now.
        if isInside(kit.shared) {
            try files.remove(kit.modules)
            try files.remove(products.root)
        }
    }

    private func isInside(_ path: String) -> Bool { path.hasPrefix("\(kit.cache)/") }
}
