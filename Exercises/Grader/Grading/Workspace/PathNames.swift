import Catalog
import SwiftSource

/// Translates paths in a workspace into paths that the learner knows: `Starter/Stage1/EvenOdd.swift`.
struct PathNames: Sendable {
    let workspace: Workspace
    /// The tree that the code came from; in the workspace it is always called `Starter`.
    let moduleTree: Tree
    let ownTestsTree: Tree

    /// Returns the text with every workspace path made relative to the repository.
    func rename(_ text: String) -> String {
        var text = text.replacingBytes(of: "\(workspace.root)/", with: "")
        for stage in workspace.workshop.stages {
            text = text.replacingBytes(
                of: "\(Tree.starter.modulePath(stage))/", with: "\(moduleTree.modulePath(stage))/")
            text = text.replacingBytes(
                of: "\(Tree.starter.ownTestsPath(stage))/",
                with: "\(ownTestsTree.ownTestsPath(stage))/")
        }
        return text
    }

    /// Whether a path belongs to a source file: it is absolute, or below one of the workspace's folders.
    func isSource(_ file: String) -> Bool {
        ["/", "Starter/", "Tests/"].contains { file.hasPrefix($0) }
    }

    /// The place named at the end of a text, as in `Stage1/EvenOdd.swift:12`, with a module's name instead of
    /// the folder; nil if it isn't in a stage.
    func location(atEndOf text: String) -> SourceLocation? {
        let place = #/(\w+)\/([^\/:]+\.swift):([1-9]\d*)$/#
        // The code's last output may precede it on the line.
        guard let match = String(text.suffix(500)).firstMatch(of: place), let line = Int(match.3),
            let stage = workspace.workshop.stages.first(where: { match.1.hasSuffix($0.module) })
        else { return nil }
        return SourceLocation(
            file: rename("\(Tree.starter.modulePath(stage))/\(match.2)"), line: line)
    }

    /// A test's message without the folders that the grader created for it, because their names mean nothing
    /// to a learner.
    func withoutFolders(_ message: String) -> String {
        var message = message.replacingBytes(of: "\(workspace.root)/", with: "")
        guard message.byteRange(of: "/scratch/") != nil else { return message }
        // A path with spaces isn't one word.
        var above = workspace.root
        while let slash = above.lastIndex(of: "/") {
            above = String(above[..<slash])
            guard above.contains(where: \.isWhitespace) else { break }
            message = message.replacingBytes(of: "\(above)/", with: "/kit/")
        }
        var result = ""
        var start = message.startIndex
        for word in message.split(whereSeparator: { $0.isWhitespace || $0 == "\"" }) {
            // The folder that contains all scratch folders also has a name.
            guard let slash = word.firstIndex(of: "/"),
                let end = word[word.index(after: slash)...].matches(of: Self.scratchFolder)
                    .last?.range.upperBound
            else { continue }
            let isURL = word[..<slash].hasSuffix("file:") && word[slash...].hasPrefix("///")
            result += message[start..<(isURL ? word.index(slash, offsetBy: -5) : slash)]
            start = end
        }
        return result + message[start...]
    }

    private static var scratchFolder: Regex<Substring> { #/\/scratch\/[0-9a-f]{32}\//# }
}
