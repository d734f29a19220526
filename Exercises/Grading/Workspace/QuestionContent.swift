import Catalog
import Digest

/// What a question is answered with: the files of a workspace, and where they are.
struct QuestionContent: Sendable {
    let question: Question
    let workspace: Workspace
    /// The bytes of each file, by its path in the workspace.
    let files: [String: [UInt8]]
    let paths: PathNames
    /// The sources of a stage as the kit has it finished, by path below its folder.
    let finished: @Sendable (Stage) throws -> [String: [UInt8]]
    /// The paths of files that lie in the workspace and are built without.
    private(set) var leftOut: Set<String> = []

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
        digest.add(resources)
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
