import Catalog
import FileSystem
import Processes

/// A folder that the grader fills from the kit and a submission, and builds in.
///
/// The folder is kept between gradings: a file that stays the same keeps its time stamp, so only what
/// changed is built again.
package struct Workspace: Sendable {
    let root: String
    let files: Files
    let workshop: Workshop

    /// The package manager's folder in the workspace.
    var buildFolder: String { "\(root)/.build" }

    /// The folder of the program that holds a stage.
    func programFolder(_ stage: Stage) -> String { "\(root)/.programs/\(stage.id)" }

    /// The folder of a program that tells at which line a test of a stage crashed.
    func lineTablesFolder(_ stage: Stage) -> String { "\(root)/.programs/\(stage.id)-lines" }

    /// Makes the workspace hold just these files, beside what was built in it.
    ///
    /// - Parameters:
    ///   - content: The bytes of each file, by its path below the workspace.
    ///   - kept: Folders that stay as they are.
    func fill(with content: [String: [UInt8]], keeping kept: Set<String> = []) throws(FileError) {
        for name in try topLevelNames() {
            _ = try prune(name, content, keeping: kept)
        }
        for (path, bytes) in content.sorted(by: { $0.key < $1.key }) {
            let file = "\(root)/\(path)"
            if files.kind(file) == .file, try files.read(file) == bytes { continue }
            if let kind = files.kind(file), kind != .file { try files.remove(file) }
            try files.rewrite(file, bytes)
        }
    }

    /// Whether the manifest is there: the tests that run in the workspace can remove it.
    var isWhole: Bool { files.kind("\(root)/Package.swift") != nil }

    private func topLevelNames() throws(FileError) -> [String] {
        guard files.kind(root) == .folder else { return [] }
        return try files.names(root).filter { !$0.hasPrefix(".") }
    }

    /// Removes what isn't wanted, and folders that hold nothing: the package manager takes an empty
    /// folder for a module without sources.
    ///
    /// - Returns: Whether nothing is left of it.
    private func prune(
        _ path: String, _ content: [String: [UInt8]], keeping kept: Set<String>
    ) throws(FileError) -> Bool {
        if kept.contains(path) { return false }
        let place = "\(root)/\(path)"
        if files.kind(place) == .folder {
            var isEmpty = true
            for name in try files.names(place) {
                isEmpty = try prune("\(path)/\(name)", content, keeping: kept) && isEmpty
            }
            guard isEmpty else { return false }
        } else if content[path] != nil {
            return false
        }
        try files.remove(place)
        return true
    }
}

extension Files {
    /// Writes a file so that the compiler sees that it is a new version.
    ///
    /// The compiler's driver (seen with 6.3.1) takes a file for unchanged where its time of change
    /// is in the same whole second as before, and would leave out a change that follows quickly.
    func rewrite(_ file: String, _ bytes: [UInt8]) throws(FileError) {
        let before = modified(file)
        try write(file, bytes)
        if let before, let now = modified(file), now.rounded(.down) <= before.rounded(.down) {
            try setModified(file, before.rounded(.down) + 1)
        }
    }
}

/// Tests have removed the files that they run from.
struct WorkspaceRemoved: Error {}
