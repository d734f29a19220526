import Catalog
import SwiftSource

/// Translates paths in a workspace into paths that the learner knows, such as
/// `Starter/Stage1/EvenOdd.swift`.
struct PathNames: Sendable {
    let workspace: Workspace
    /// The tree that the code came from. In the workspace, it is always called `Starter`.
    let moduleTree: Tree
    let ownTestsTree: Tree

    /// Returns the text after making every workspace path in it relative to the repository.
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

    /// Whether a file is a source file, because its path is absolute or below one of the
    /// workspace's folders.
    func isSource(_ file: String) -> Bool {
        ["/", "Starter/", "Tests/"].contains { file.hasPrefix($0) }
    }

    /// Returns the place named at the end of a text such as `Stage1/EvenOdd.swift:12`, which
    /// contains the name of a module instead of a folder; nil if the module isn't a stage.
    func location(atEndOf text: String) -> SourceLocation? {
        let place = #/(\w+)\/([^\/:]+\.swift):([1-9]\d*)$/#
        // The line may start with what the code printed last.
        guard let match = String(text.suffix(500)).firstMatch(of: place), let line = Int(match.3),
            let stage = workspace.workshop.stages.first(where: { match.1.hasSuffix($0.module) })
        else { return nil }
        return SourceLocation(
            file: rename("\(Tree.starter.modulePath(stage))/\(match.2)"), line: line)
    }

    /// Returns a test's message without the folders that the grader created for the test, because
    /// the names of these folders mean nothing to a learner.
    func withoutFolders(_ message: String) -> String {
        var message = message.replacingBytes(of: "\(workspace.root)/", with: "")
        guard message.byteRange(of: "/scratch/") != nil else { return message }
        // The message is split into words below. A path with spaces would be several words, so it
        // is replaced first.
        var above = workspace.root
        while let slash = above.lastIndex(of: "/") {
            above = String(above[..<slash])
            guard above.contains(where: \.isWhitespace) else { break }
            message = message.replacingBytes(of: "\(above)/", with: "/kit/")
        }
        var result = ""
        var start = message.startIndex
        for word in message.split(whereSeparator: { $0.isWhitespace || $0 == "\"" }) {
            // The part to remove starts at the first slash, because the folders around the scratch
            // folders mean nothing to a learner either. It ends after the last scratch folder.
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
