import Catalog
import SwiftSource

/// How paths in a workspace are called for the learner: `Starter/Stage1/EvenOdd.swift`.
struct PathNames: Sendable {
    let workspace: Workspace
    /// What is judged lies in the workspace's `Starter`; this is where it came from.
    let moduleTree: Tree
    let ownTestsTree: Tree

    /// The text with every path of the workspace made relative to the repository.
    func rename(_ text: String) -> String {
        var text = text.replacing("\(workspace.root)/", with: "")
        for stage in workspace.workshop.stages {
            text = text.replacing(
                "\(Tree.starter.modulePath(stage))/", with: "\(moduleTree.modulePath(stage))/")
            text = text.replacing(
                "\(Tree.starter.ownTestsPath(stage))/",
                with: "\(ownTestsTree.ownTestsPath(stage))/")
        }
        return text
    }

    /// The place that `Stage1/EvenOdd.swift:12` at the end of a text names, a module's name in the
    /// place of the folder; nil where it is in no stage.
    func location(atEndOf text: String) -> SourceLocation? {
        for stage in workspace.workshop.stages {
            // What the code printed last may stand before it on the line.
            guard let start = text.range(of: "\(stage.module)/", options: .backwards) else {
                continue
            }
            let parts = text[start.upperBound...].split(
                separator: ":", omittingEmptySubsequences: false)
            guard parts.count == 2, parts[0].hasSuffix(".swift"), !parts[0].contains("/"),
                let line = Int(parts[1]), line > 0
            else { continue }
            let file = "\(Tree.starter.modulePath(stage))/\(parts[0])"
            return SourceLocation(file: rename(file), line: line)
        }
        return nil
    }

    /// What a test says, without the folders that the grader has made for it: their names tell a
    /// learner nothing.
    func withoutFolders(_ message: String) -> String {
        let message = message.replacing("\(workspace.root)/", with: "")
        guard message.contains("/scratch/") else { return message }
        return message.replacing(#/(file:/\/)?\/[^\s"]*\/scratch\/[0-9a-f]{32}\//#, with: "")
    }
}
