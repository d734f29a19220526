import Catalog
import FileSystem
import Processes

/// A folder for the programs that answer a question about a tree.
///
/// If the package manager builds a program, the folder is filled with a package made from the kit
/// and a submission. The folder is kept between gradings. An unchanged file keeps its modification
/// time, so that only changed files are compiled again.
struct Workspace: Sendable {
    let root: String
    let files: Files
    let workshop: Workshop

    /// The package manager's build folder in the workspace.
    var buildFolder: String { "\(root)/.build" }

    /// The folder of a stage's program.
    func programFolder(_ stage: Stage) -> String { "\(root)/.programs/\(stage.id)" }

    /// The folder of a program whose backtraces show the line where a stage's test crashed.
    func lineTablesFolder(_ stage: Stage) -> String { "\(root)/.programs/\(stage.id)-lines" }

    /// Makes the workspace contain exactly these files, in addition to build products.
    ///
    /// - Parameter content: The bytes of each file, by path below the workspace.
    func fill(with content: [String: [UInt8]]) throws(FileError) {
        let names = files.kind(root) == .folder ? try files.names(root) : []
        for name in names where !name.hasPrefix(".") { _ = try prune(name, content) }
        for (path, bytes) in content.sorted(by: { $0.key < $1.key }) {
            let file = "\(root)/\(path)"
            if files.kind(file) == .file, try files.read(file) == bytes { continue }
            if let kind = files.kind(file), kind != .file { try files.remove(file) }
            try files.rewrite(file, bytes)
        }
    }

    /// Removes unwanted files and empty folders from a folder. An empty folder must go because the
    /// package manager takes it for a module without sources.
    ///
    /// - Returns: Whether the folder itself was removed.
    private func prune(
        _ path: String, _ content: [String: [UInt8]]
    ) throws(FileError) -> Bool {
        let place = "\(root)/\(path)"
        if files.kind(place) == .folder {
            var isEmpty = true
            for name in try files.names(place) {
                isEmpty = try prune("\(path)/\(name)", content) && isEmpty
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
    /// Writes a file so that the compiler notices the change.
    ///
    /// The compiler's driver (seen with 6.3.1) takes a file for unchanged if its modification time
    /// is in the same second as before. The driver would miss another change that follows quickly.
    func rewrite(_ file: String, _ bytes: [UInt8]) throws(FileError) {
        let before = modified(file)
        try write(file, bytes)
        if let before, let now = modified(file), now.rounded(.down) <= before.rounded(.down) {
            try setModified(file, before.rounded(.down) + 1)
        }
    }
}
