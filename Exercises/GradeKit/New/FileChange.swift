import FileSystem
import Grading

/// A file of the kit that is made or changed.
struct FileChange: Equatable {
    /// Relative to the kit.
    let path: String
    /// What it holds now; nil where there is none.
    let old: [UInt8]?
    let new: [UInt8]
}

/// Makes changes to several files of the kit: all of them or none.
struct FileChanges {
    let kit: Kit
    let files: Files

    /// Where the new files are written first, and the old ones kept, so that a full disk is noticed
    /// while nothing has changed. The rest only gives files other paths.
    private var scratch: String { "\(kit.cache)/new" }

    func make(_ changes: [FileChange]) throws {
        try files.remove(scratch)
        defer { try? files.remove(scratch) }
        for change in changes {
            try files.write("\(scratch)/new/\(change.path)", change.new)
            if let old = change.old { try files.write("\(scratch)/old/\(change.path)", old) }
        }
        let folders = newFolders(for: changes)
        var done: [FileChange] = []
        do {
            for change in changes {
                try files.makeFolder(kit.path(Self.folder(of: change.path)))
                try files.move("\(scratch)/new/\(change.path)", kit.path(change.path))
                done.append(change)
            }
        } catch {
            for change in done {
                if change.old == nil {
                    try? files.remove(kit.path(change.path))
                } else {
                    try? files.move("\(scratch)/old/\(change.path)", kit.path(change.path))
                }
            }
            for folder in folders { try? files.remove(kit.path(folder)) }
            throw error
        }
    }

    /// The folders that aren't there yet, each without those in it.
    private func newFolders(for changes: [FileChange]) -> Set<String> {
        Set(
            changes.compactMap { change in
                var (folder, new) = (Self.folder(of: change.path), String?.none)
                while !folder.isEmpty, files.kind(kit.path(folder)) == nil {
                    new = folder
                    folder = Self.folder(of: folder)
                }
                return new
            })
    }

    private static func folder(of path: String) -> String {
        path.split(separator: "/").dropLast().joined(separator: "/")
    }
}
