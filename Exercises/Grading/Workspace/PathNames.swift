import Catalog

/// How paths in a workspace are called for the learner: `Starter/Stage1/EvenOdd.swift`.
struct PathNames: Sendable {
    let workspace: Workspace
    /// What is judged lies in the workspace's `Starter`; this is where it came from.
    let moduleTree: Tree
    let ownTestsTree: Tree

    /// The text with every path of the workspace made relative to the repository.
    func rename(_ text: String) -> String {
        var text = text.replacing("\(workspace.root)/", with: "")
        for stage in 1...4 {
            text = text.replacing(
                "Starter/Stage\(stage)/", with: "\(moduleTree.rawValue)/Stage\(stage)/")
            text = text.replacing(
                "Starter/Stage\(stage)Tests/", with: "\(ownTestsTree.rawValue)/Stage\(stage)Tests/")
        }
        return text
    }

    /// What a test says, without the folders that the grader has made for it: their names tell a
    /// learner nothing.
    func withoutFolders(_ message: String) -> String {
        let message = message.replacing("\(workspace.root)/", with: "")
        guard message.contains("/scratch/") else { return message }
        return message.replacing(#/(file:/\/)?\/[^\s"]*\/scratch\/[0-9a-f]{32}\//#, with: "")
    }
}
