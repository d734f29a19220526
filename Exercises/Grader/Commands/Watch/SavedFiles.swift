import Catalog
import FileSystem
import Foundation
import Grading

/// A snapshot of the files in a learner's tree, with enough of each file's status to detect a save.
struct SavedFiles: Sendable, Equatable {
    /// The parts of a file's status that change when the file is saved.
    fileprivate struct Stamp: Sendable, Equatable {
        let seconds: Int
        let nanoseconds: Int
        let size: Int64
        /// The file's inode number, which changes if an editor replaces the file with a new one.
        let inode: UInt64
    }

    /// The stamps of each stage's files, by stage identifier.
    private let stages: [Stage.ID: [String: Stamp]]

    /// Takes a snapshot of these stages' files.
    static func look(tree: Tree, stages: [Stage], in kit: Kit) -> SavedFiles {
        let stages = stages.map { stage in
            var stamps: [String: Stamp] = [:]
            for folder in [tree.modulePath(stage), tree.ownTestsPath(stage)] {
                add(kit.path(folder), to: &stamps)
            }
            return (stage.id, stamps)
        }
        return SavedFiles(stages: Dictionary(uniqueKeysWithValues: stages))
    }

    /// The stages whose files have changed since an earlier snapshot.
    func changes(since before: SavedFiles) -> Set<Stage.ID> {
        Set(stages.keys.filter { stages[$0] != before.stages[$0] })
    }

    /// Adds the stamps of the files that the grader reads. Other files are ignored, because editors
    /// create and remove their own files.
    private static func add(_ folder: String, to stamps: inout [String: Stamp]) {
        for name in (try? FolderNames.read(folder)) ?? [] where !name.hasPrefix(".") {
            let path = "\(folder)/\(name)"
            var status = stat()
            guard lstat(path, &status) == 0 else { continue }
            if status.st_mode & S_IFMT == S_IFDIR {
                add(path, to: &stamps)
            } else if name.hasSuffix(".swift") {
                stamps[path] = Stamp(status)
            }
        }
    }
}

extension SavedFiles.Stamp {
    fileprivate init(_ status: stat) {
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        seconds = Int(time.tv_sec)
        nanoseconds = Int(time.tv_nsec)
        size = Int64(status.st_size)
        inode = UInt64(status.st_ino)
    }
}
