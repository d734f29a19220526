import Catalog
import Digest
import FileSystem

/// What a question is answered with: the files of a workspace, and where they are.
///
/// A stage is judged by `only(_:)` of it, and so is its verdict's key made: what isn't in the key can't
/// have a part in the verdict.
struct QuestionContent: Sendable {
    let question: Question
    let workspace: Workspace
    /// The bytes of each file, by its path in the workspace.
    private(set) var files: [String: [UInt8]]
    /// The digest of each file, by its path. What is kept is named by them, so that no file is gone
    /// through twice after a save.
    private(set) var digests: [String: String]
    /// The stage whose program a file is made for, by path; none for the files of all programs.
    private let stages: [String: Stage.ID]
    let paths: PathNames
    /// The sources of a stage as the kit has it finished, by path below its folder.
    let finished: @Sendable (Stage) throws -> [String: [UInt8]]
    /// Official suites as the kit has them.
    private let plain: [String: [UInt8]]
    /// The paths of files that lie in the workspace and are built without.
    private(set) var leftOut: Set<String> = []
    /// Whether official suites have places for control tests.
    private(set) var hasControlTests = true

    init(
        question: Question, workspace: Workspace, files: WorkspaceFiles, paths: PathNames,
        finished: @escaping @Sendable (Stage) throws -> [String: [UInt8]]
    ) {
        self.question = question
        self.workspace = workspace
        self.files = files.all
        plain = files.plain
        digests = files.all.mapValues(ContentDigest.of)
        stages = files.ofStages.reduce(into: [:]) { stages, files in
            for path in files.value.keys { stages[path] = files.key }
        }
        self.paths = paths
        self.finished = finished
    }

    /// The content of one stage: the files of all programs and the stage's own.
    func only(_ stage: Stage) -> QuestionContent {
        var result = self
        result.files = files.filter { (stages[$0.key] ?? stage.id) == stage.id }
        result.digests = digests.filter { (stages[$0.key] ?? stage.id) == stage.id }
        return result
    }

    /// The content without some files, which are named by the paths that learners know.
    func without(_ names: [String]) -> QuestionContent {
        var result = self
        result.leftOut.formUnion(files.keys.filter { names.contains(paths.rename($0)) })
        return result
    }

    /// The content with an official suite as the kit has it, whose places in messages are the kit's own.
    func withoutControlTests(of stage: Stage) -> QuestionContent {
        var result = self
        for (path, bytes) in plain where path.hasPrefix("\(stage.suiteFolder)/") {
            result.files[path] = bytes
            result.digests[path] = ContentDigest.of(bytes)
        }
        result.leftOut.insert("\(stage.suiteFolder)/\(ControlTestSuite.runtimeName)")
        result.hasControlTests = false
        return result
    }

    /// Writes the official suite of a stage, as it is here, into the workspace.
    func writeSuite(of stage: Stage) throws(FileError) {
        for (path, bytes) in sources(in: stage.suiteFolder) {
            try workspace.files.rewrite("\(workspace.root)/\(path)", bytes)
        }
    }

    /// What the code reads beside its sources, by path: it lies beside a program.
    var resources: [String: [UInt8]] {
        files.filter { $0.key.hasPrefix(Self.resourceFolder) }
    }

    /// Where those files are in the kit.
    static let resourceFolder = "Exercises/Shared/Data/"

    /// The Swift sources in a folder of the workspace, by path.
    func sources(in folder: String) -> [String: [UInt8]] {
        files.filter {
            $0.key.hasPrefix("\(folder)/") && $0.key.hasSuffix(".swift")
                && !leftOut.contains($0.key)
        }
    }
}
