import Catalog
import Digest

/// What a question is answered with: the files of a workspace, and where they are.
struct QuestionContent: Sendable {
    let question: Question
    let workspace: Workspace
    /// The bytes of each file, by its path in the workspace.
    let files: [String: [UInt8]]
    /// The digest of each file, by its path. What is kept is named by them, so that no file is gone
    /// through twice after a save.
    let digests: [String: String]
    /// The digests of the files that all stages' programs are made of.
    let sharedDigests: [String: String]
    /// The digests of the files that one stage's program is made of beside them.
    let ownDigests: [Stage.ID: [String: String]]
    let paths: PathNames
    /// The sources of a stage as the kit has it finished, by path below its folder.
    let finished: @Sendable (Stage) throws -> [String: [UInt8]]
    /// The paths of files that lie in the workspace and are built without.
    private(set) var leftOut: Set<String> = []

    init(
        question: Question, workspace: Workspace, files: WorkspaceFiles, paths: PathNames,
        finished: @escaping @Sendable (Stage) throws -> [String: [UInt8]]
    ) {
        self.question = question
        self.workspace = workspace
        self.files = files.all
        sharedDigests = files.shared.mapValues(ContentDigest.of)
        ownDigests = files.ofStages.mapValues { $0.mapValues(ContentDigest.of) }
        digests = ownDigests.values.reduce(into: sharedDigests) { all, own in
            all.merge(own) { first, _ in first }
        }
        self.paths = paths
        self.finished = finished
    }

    /// The same without some files, by the paths that learners know.
    func without(_ names: [String]) -> QuestionContent {
        var result = self
        result.leftOut.formUnion(files.keys.filter { names.contains(paths.rename($0)) })
        return result
    }

    /// What the code reads beside its sources, by path: it lies beside a program.
    var resources: [String: [UInt8]] {
        files.filter { $0.key.hasPrefix(Self.resourceFolder) }
    }

    /// A name for the resources, another one for others.
    var resourceDigest: String {
        var digest = ContentDigest()
        digest.add(digests.filter { $0.key.hasPrefix(Self.resourceFolder) })
        return digest.text
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
