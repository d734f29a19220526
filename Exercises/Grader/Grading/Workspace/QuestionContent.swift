import Catalog
import Digest
import FileSystem

/// The files from which a question is answered.
///
/// The compiler gets them from here. They are written to the workspace only if the package manager builds.
/// A stage is judged from the files in `only(_:)`, and the key of its verdict is made from the same
/// files, so that nothing outside the key can affect the verdict.
struct QuestionContent: Sendable {
    let question: Question
    let workspace: Workspace
    /// The kit and the submission that the files come from.
    let source: WorkspaceContent
    let paths: PathNames
    /// The bytes of each file, by path in the workspace.
    private(set) var files: [String: [UInt8]]
    /// The files of all stages, with which the workspace is filled if the package manager builds.
    let workspaceFiles: [String: [UInt8]]
    /// The digest of each file, by path. Stored results are named by them, so that no file is read twice
    /// after a save.
    private(set) var digests: [String: String]
    /// The stage whose program a file belongs to, by path; files of all programs have none.
    private let stages: [String: Stage.ID]
    /// The paths of files that are in the workspace but left out of the build.
    private(set) var leftOut: Set<String> = []
    /// Whether official suites have places for control tests.
    private(set) var hasControlTests = true

    /// - Parameter files: The files of each stage's program, and the files that all programs share;
    ///   by default, what the source has for the question.
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

    /// Returns the content of one stage: the files of all programs and the stage's own.
    func only(_ stage: Stage) -> QuestionContent {
        var result = self
        result.files = files.filter { (stages[$0.key] ?? stage.id) == stage.id }
        result.digests = digests.filter { (stages[$0.key] ?? stage.id) == stage.id }
        return result
    }

    /// Returns the content without some files, given by the paths that learners know.
    func without(_ names: [String]) -> QuestionContent {
        var result = self
        result.leftOut.formUnion(files.keys.filter { names.contains(paths.rename($0)) })
        return result
    }

    /// Returns the content with the kit's unchanged official suite, so that messages refer to places in the
    /// kit.
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

    /// The files that the code reads at run time, by path; they are placed next to a program.
    var resources: [String: [UInt8]] { files(in: Self.resourceFolder) }

    /// The folder of those files in the kit.
    static let resourceFolder = "Exercises/Shared/Data"

    /// Returns the files in a workspace folder that take part in the build, by path.
    func files(in folder: String) -> [String: [UInt8]] {
        files.filter { $0.key.hasPrefix("\(folder)/") && !leftOut.contains($0.key) }
    }

    /// Returns the Swift sources in a workspace folder, by path.
    func sources(in folder: String) -> [String: [UInt8]] {
        files(in: folder).filter { $0.key.hasSuffix(".swift") }
    }
}
