import Catalog

/// What a question is answered with: the files of a workspace, and where they are.
struct QuestionContent: Sendable {
    let question: Question
    let workspace: Workspace
    /// The bytes of each file, by its path in the workspace.
    let files: [String: [UInt8]]
    let paths: PathNames

    /// The Swift sources in a folder of the workspace, by path.
    func sources(in folder: String) -> [String: [UInt8]] {
        files.filter { $0.key.hasPrefix("\(folder)/") && $0.key.hasSuffix(".swift") }
    }
}
