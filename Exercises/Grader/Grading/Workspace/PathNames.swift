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
        for stage in workspace.workshop.stages {
            // The code's last output may precede it on the line.
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

    /// A test's message without the folders that the grader created for it, because their names mean nothing
    /// to a learner.
    func withoutFolders(_ message: String) -> String {
        let message = message.replacingBytes(of: "\(workspace.root)/", with: "")
        guard message.byteRange(of: Self.mark) != nil else { return message }
        var result = ""
        var start = message.startIndex
        for word in message.split(whereSeparator: { $0.isWhitespace || $0 == "\"" }) {
            guard let folder = Self.folder(in: word) else { continue }
            result += message[start..<folder.lowerBound]
            start = folder.upperBound
        }
        return result + message[start...]
    }

    /// The marker in the path of a scratch folder, followed by 32 digits and a slash.
    private static let mark = "/scratch/"
    private static let digits = 32

    /// The range of a scratch folder's path in a word without spaces, up to the last such folder.
    private static func folder(in word: Substring) -> Range<Substring.Index>? {
        guard let first = word.utf8.firstIndex(of: UInt8(ascii: "/")) else { return nil }
        // The parent of all scratch folders also has a name.
        var rest = word[word.utf8.index(after: first)...]
        var last: Range<Substring.Index>?
        while let range = rest.byteRange(of: mark) {
            let name = rest[range.upperBound...].utf8.prefix(digits + 1)
            if name.count == digits + 1, name.last == UInt8(ascii: "/"),
                name.dropLast().allSatisfy(isDigit)
            {
                last = range.lowerBound..<name.endIndex
            }
            // The next marker may start where this one ends.
            rest = word[word.utf8.index(before: range.upperBound)...]
        }
        guard let last else { return nil }
        let isURL =
            word[..<first].hasSuffix("file:")
            && word[first..<last.lowerBound].hasPrefix("///")
        let start = isURL ? word.utf8.index(first, offsetBy: -"file:".utf8.count) : first
        return start..<last.upperBound
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"): true
        default: false
        }
    }
}
