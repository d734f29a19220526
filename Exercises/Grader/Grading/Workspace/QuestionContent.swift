import Catalog
import Digest
import FileSystem

/// The files from which a question is answered.
///
/// The compiler gets its sources from here. They are only written to the workspace if the package
/// manager builds. A stage is judged by the files in `only(_:)`, and the key of its verdict is made
/// from the same files. So nothing that isn't in the key can affect the verdict.
struct QuestionContent: Sendable {
    let question: Question
    let workspace: Workspace
    /// The kit and the submission that these files come from.
    let source: WorkspaceContent
    let paths: PathNames
    /// The bytes of each file, by path in the workspace.
    private(set) var files: [String: [UInt8]]
    /// The files of all stages. The workspace is filled with them if the package manager builds.
    let workspaceFiles: [String: [UInt8]]
    /// The digest of each file, by path. Stored results are named by these digests. They are kept
    /// here, so that no file is hashed twice after a save.
    private(set) var digests: [String: String]
    /// The stage whose program each file belongs to, by path. Files that belong to all programs are
    /// left out.
    private let stages: [String: Stage.ID]
    /// The paths of the files that are in the workspace but aren't built.
    private(set) var leftOut: Set<String> = []
    /// Whether the official suites have places for control tests.
    private(set) var hasControlTests = true

    /// Creates the content for a question.
    ///
    /// - Parameter files: The files of each stage's program, and the files that all programs share.
    ///   By default, they are the files that the kit and the submission have for the question.
    init(
        _ question: Question, of source: WorkspaceContent, in workspace: Workspace,
        files: [Stage.ID?: [String: [UInt8]]]? = nil
    ) throws(FileError) {
        self.question = question
        self.workspace = workspace
        self.source = source
        let tree = source.submission.tree
        paths = PathNames(
            workspace: workspace, moduleTree: question.isOfLearnersCode ? tree : .finished,
            ownTestsTree: tree)
        let parts: [Stage.ID?: [String: [UInt8]]]
        if let files { parts = files } else { parts = try source.files(for: question) }
        workspaceFiles = parts.values.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
        self.files = workspaceFiles
        digests = self.files.mapValues(ContentDigest.of)
        stages = parts.reduce(into: [:]) { stages, part in
            for path in part.value.keys { stages[path] = part.key }
        }
    }

    /// Returns the content of one stage, which is the files that all programs share and the stage's
    /// own.
    func only(_ stage: Stage) -> QuestionContent {
        var result = self
        result.files = files.filter { (stages[$0.key] ?? stage.id) == stage.id }
        result.digests = digests.filter { (stages[$0.key] ?? stage.id) == stage.id }
        return result
    }

    /// Returns the content without some files, whose paths are those that learners know.
    func without(_ names: [String]) -> QuestionContent {
        var result = self
        result.leftOut.formUnion(files.keys.filter { names.contains(paths.rename($0)) })
        return result
    }

    /// Returns the content with the official suite as it is in the kit, so that messages name
    /// places in the kit.
    func withoutControlTests(of stage: Stage) throws(FileError) -> QuestionContent {
        var result = self
        for (name, bytes) in try source.suite(of: stage).files {
            let path = "\(stage.suiteFolder)/\(name)"
            result.files[path] = bytes
            result.digests[path] = ContentDigest.of(bytes)
        }
        result.leftOut.insert("\(stage.suiteFolder)/\(ControlTestSuite.runtimeName)")
        result.hasControlTests = false
        return result
    }

    /// The files that the code reads at run time, by path. They are placed next to a program.
    var resources: [String: [UInt8]] { files(in: Self.resourceFolder) }

    /// The folder in the kit that contains the files which the code reads at run time.
    static let resourceFolder = "Exercises/Shared/Data"

    /// Returns the files in a workspace folder that are built, by path.
    func files(in folder: String) -> [String: [UInt8]] {
        files.filter { $0.key.hasPrefix("\(folder)/") && !leftOut.contains($0.key) }
    }

    /// Returns the Swift sources in a workspace folder, by path.
    func sources(in folder: String) -> [String: [UInt8]] {
        files(in: folder).filter { $0.key.hasSuffix(".swift") }
    }
}
