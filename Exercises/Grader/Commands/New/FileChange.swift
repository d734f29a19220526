import FileSystem
import Grading

/// A file of the kit that is made or changed.
struct FileChange: Equatable {
    /// The path, relative to the kit.
    let path: String
    /// The old bytes; nil where there is no file yet.
    let old: [UInt8]?
    let new: [UInt8]
}

/// Makes changes to several files of the kit: all of them or none.
struct FileChanges {
    let kit: Kit
    let files: Files

    /// Makes the changes.
    ///
    /// - Throws: Where a file can't be written. The files before it are then as they were.
    func make(_ changes: [FileChange]) throws {
        let folders = newFolders(for: changes)
        var done: [FileChange] = []
        do {
            for change in changes {
                try files.write(kit.path(change.path), change.new)
                done.append(change)
            }
        } catch {
            // The new files go first: on a full disk, that makes room for the old texts.
            for change in done where change.old == nil {
                try? files.remove(kit.path(change.path))
            }
            for folder in folders { try? files.remove(kit.path(folder)) }
            for change in done {
                if let old = change.old { try? files.write(kit.path(change.path), old) }
            }
            throw error
        }
    }

    /// The topmost folders that aren't there yet.
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
